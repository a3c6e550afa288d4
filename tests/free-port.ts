import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port on loopback that nobody listens on. The system gives those from 32,768 on to whoever asks for any: one of
 * them could be gone again before it is used.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  for (;;) {
    const port = randomInt(15_000, 32_768)
    server.listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue
      throw error
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
