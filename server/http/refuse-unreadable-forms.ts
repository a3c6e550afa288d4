import type { MiddlewareHandler } from 'hono'
import { refuse } from './refusals.ts'
import { readShallowJson } from './shallow-json.ts'

const urlEncoded = /^application\/x-www-form-urlencoded(\s*;\s*charset=[\w-]+)?\s*$/i
const json = /^application\/json(\s*;\s*charset=utf-8)?\s*$/i
const multipart = /^multipart\/form-data\s*;\s*boundary=("[\w'()+,./:=? -]{1,70}"|[\w'()+./:=?-]{1,70})\s*$/i

/**
 * Lets through only what is a form, not too long, whole and readable as one. A route that reads the body then
 * can't fail on it, and need not tell a broken body from a fault of ours. Where `takesJson` says so, a shallow
 * object does as well.
 */
export function refuseUnreadableForms(
  maxBytes: number,
  takesJson: (path: string) => boolean = () => false,
): MiddlewareHandler {
  return async (c, next) => {
    const { url, headers, signal, body: stream } = c.req.raw
    const contentType = headers.get('content-type') ?? ''
    const inParts = multipart.test(contentType)
    const isJson = json.test(contentType) && takesJson(c.req.path)
    if (!inParts && !isJson && !urlEncoded.test(contentType)) return refuse(415, 'Send this as a form.')
    if (headers.has('content-encoding')) return refuse(415, 'Send the form uncompressed.')
    // Proxies in front may read two codings otherwise than we do, and find another request in the body.
    if (/[^a-z]/i.test(headers.get('transfer-encoding') ?? ''))
      return refuse(400, 'Send the form uncompressed.')
    if (Number(headers.get('content-length')) > maxBytes) return formTooLong()
    try {
      const body = await readUpTo(stream, maxBytes)
      if (!body) return formTooLong()
      if (isJson && !readShallowJson(new TextDecoder().decode(body))) return brokenForm()
      if (inParts) await new Response(body, { headers: { 'content-type': contentType } }).formData()
      c.req.raw = new Request(url, { method: 'POST', headers, signal, body })
    } catch {
      return brokenForm()
    }
    return next()
  }
}

export const brokenForm = () => refuse(400, 'The form arrived broken. Please send it again.')
export const formTooLong = () => refuse(413, 'That is too much text.')

/** The whole body, or nothing where it is longer. */
async function readUpTo(stream: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
