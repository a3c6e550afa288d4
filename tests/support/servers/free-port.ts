import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns an unused port on loopback. It is below 32,768, because the system may give higher ones to other
 * programs before it is used.
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
