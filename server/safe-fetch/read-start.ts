import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 1024
/** The status is known by then; a slow rest is only for the log. */
const TIMEOUT_MS = 500

/** Returns the first kilobyte of a response as text, or what arrives in time. */
export async function readStart(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  const timer = setTimeout(() => incoming.destroy(), TIMEOUT_MS)
  try {
    for await (const chunk of incoming) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= MAX_BYTES) break
    }
  } catch {
    // The status is known already, so a broken body is acceptable.
  }
  clearTimeout(timer)
  return asText(Buffer.concat(chunks).subarray(0, MAX_BYTES))
}

/** Returns text that any database can store and any screen can show. */
function asText(bytes: Buffer): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return bytes.toString('utf8').replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, ' ')
}
