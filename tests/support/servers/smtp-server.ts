import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string }

/** Starts a mail server on loopback. `options` define what it refuses; accepted mails are in `received`. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      readAll(stream).then((raw) => {
        received.push({ ...envelopeOf(session.envelope), raw })
        done()
      }, done)
    },
    ...options,
  })
  // Some tests abort connections on purpose.
  server.on('error', () => {})
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Breaks every connection without a reply. */
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Returns the whole text of a stream. */
export async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export function envelopeOf(envelope: {
  mailFrom: { address: string } | false
  rcptTo: { address: string }[]
}): Omit<ReceivedMail, 'raw'> {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map((recipient) => recipient.address),
  }
}

/** Returns the headers of a mail, unfolded, as names and values. */
export function headersOf(raw: string): [name: string, value: string][] {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    })
}
