import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type Listening = Awaited<ReturnType<typeof listenForPosts>>

/** Starts a server that stands for another program. It records the requests and answers as the test wants. */
export async function listenForPosts(answer: (socket: Socket, heard: Heard) => void = answerWith(200, 'ok')) {
  const heard: Heard[] = []
  const sockets = new Set<Socket>()
  let reply = answer
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let text = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      text = Buffer.concat([text, chunk])
      const request = readRequest(text)
      if (!request) return
      text = Buffer.alloc(0)
      heard.push(request)
      reply(socket, request)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    answer: (next: typeof answer) => {
      reply = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Heard = { line: string; headers: Record<string, string>; body: Buffer }

/** Returns a function that writes this response. */
export function answerWith(status: number, body: string, headers = '') {
  return (socket: Socket) => {
    socket.end(
      `HTTP/1.1 ${status} Any\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}connection: close\r\n\r\n${body}`,
    )
  }
}

function readRequest(text: Buffer): Heard | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [line = '', ...lines] = text.subarray(0, end).toString().split('\r\n')
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(':')
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()]
    }),
  )
  const body = text.subarray(end + 4)
  if (body.length < Number(headers['content-length'] ?? 0)) return undefined
  return { line, headers, body }
}
