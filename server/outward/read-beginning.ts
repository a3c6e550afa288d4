import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 1024
/** Who answers slowly has answered: the rest is for the log only. */
const PATIENCE_MS = 500

/** The first kilobyte of an answer as text, or as much of it as comes soon. */
export function readBeginning(incoming: IncomingMessage): Promise<string> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      clearTimeout(timer)
      done(asText(Buffer.concat(chunks).subarray(0, MAX_BYTES)))
    }
    const timer = setTimeout(finish, PATIENCE_MS)
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= MAX_BYTES) finish()
    })
    incoming.on('end', finish)
    // The status came before; what follows may break off.
    incoming.on('error', finish)
    incoming.on('close', finish)
  })
}

/** Text that any database takes and any screen can show. */
function asText(bytes: Buffer): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return bytes.toString('utf8').replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, ' ')
}
