import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type EmailJsRequest = {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  at: number
}

type Answer = (response: ServerResponse, request: EmailJsRequest) => void

/** Starts an EmailJS server on loopback. It accepts everything unless `answer` does otherwise. */
export async function startEmailJsServer(answer: Answer = (response) => response.end('OK')) {
  const received: EmailJsRequest[] = []
  const server = createServer(async (request, response) => {
    const taken = {
      path: request.url ?? '',
      headers: request.headers,
      raw: await readBody(request),
      at: performance.now(),
    }
    received.push(taken)
    state.answer(response, taken)
  })
  const state = { answer }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** The template parameters of each request, in order. */
    params: () => received.map(({ raw }) => JSON.parse(raw).template_params as Record<string, string>),
    answerWith(next: Answer) {
      state.answer = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Returns an error response in EmailJS's format: a status and plain text. */
export function refuseWith(status: number, said = '', headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(said)
}
