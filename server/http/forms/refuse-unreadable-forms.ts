import type { MiddlewareHandler } from 'hono'
import { refusalsAt, refuse } from '../refusals.ts'

const urlEncoded = /^application\/x-www-form-urlencoded(\s*;\s*charset=[\w-]+)?\s*$/i
const json = /^application\/json(\s*;\s*charset=utf-8)?\s*$/i
export const multipart =
  /^multipart\/form-data\s*;\s*boundary=("[\w'()+,./:=? -]{1,70}"|[\w'()+./:=?-]{1,70})\s*$/i

/**
 * Limit of discarded bytes of too long a form, because a browser reads no response while it is still sending.
 */
const MAX_READ_BYTES = 4 * 1024 * 1024

/** A form beyond the size limit. `by` is the estimated number of excess characters, if known. */
export type TooLong = { by?: number | undefined }

/**
 * Creates a middleware that accepts only complete and readable forms, so that routes cannot fail on a broken
 * body. Where `takesJson` allows it, a JSON object is accepted too. A form of more than `maxBytes`
 * continues without its body and with `tooLong` set.
 */
export function refuseUnreadableForms(
  maxBytes: number,
  takesJson: (path: string) => boolean = () => false,
): MiddlewareHandler {
  return async (c, next) => {
    const { url, headers, signal, body: stream } = c.req.raw
    const { brokenForm, compressedForm, notAForm } = refusalsAt(c.req.path)
    const contentType = headers.get('content-type') ?? ''
    const inParts = multipart.test(contentType)
    const isJson = json.test(contentType) && takesJson(c.req.path)
    if (!inParts && !isJson && !urlEncoded.test(contentType)) return refuse(415, notAForm)
    if (headers.has('content-encoding')) return refuse(415, compressedForm)
    // A proxy may interpret two transfer codings differently and find another request in the body.
    if (/[^a-z]/i.test(headers.get('transfer-encoding') ?? '')) return refuse(400, compressedForm)
    try {
      const { body: sent, bytesRead } = await readBody(stream, maxBytes)
      const body = isJson ? sent : withoutNul(sent, inParts ? '\0' : '%00')
      if (bytesRead > maxBytes) {
        const bytes = Math.max(bytesRead, Number(headers.get('content-length')))
        c.set('tooLong', { by: charactersOver(body, bytes, !inParts && !isJson) })
        c.req.raw = withBody(c.req.raw, null)
        return next()
      }
      if (isJson && !isObject(JSON.parse(body.toString()))) return refuse(400, brokenForm)
      if (inParts) await new Response(body, { headers: { 'content-type': contentType } }).formData()
      c.req.raw = new Request(url, { method: 'POST', headers, signal, body })
    } catch {
      return refuse(400, brokenForm)
    }
    return next()
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the same request with another body, or none. */
export function withBody({ url, headers, signal }: Request, body: URLSearchParams | null): Request {
  const others = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) others.delete(name)
  return new Request(url, { method: 'POST', headers: others, signal, body })
}

/** PostgreSQL stores no NUL character, and no field needs one. */
function withoutNul(body: Buffer<ArrayBuffer>, nul: string): Buffer<ArrayBuffer> {
  return body.includes(nul) ? Buffer.from(body.toString('latin1').replaceAll(nul, ''), 'latin1') : body
}

/** Reads up to `maxBytes` of a body, and its length as far as it was read. */
async function readBody(stream: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let bytesRead = 0
  for await (const chunk of stream ?? []) {
    if (bytesRead < maxBytes) chunks.push(chunk)
    bytesRead += chunk.length
    if (bytesRead > MAX_READ_BYTES) break
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), bytesRead }
}

/** Estimates the excess characters, assuming that the rest of the form resembles its beginning. */
function charactersOver(beginning: Buffer, bytes: number, isEncoded: boolean): number {
  const text = beginning.toString()
  const characters = isEncoded ? [...new URLSearchParams(text).values()].join('').length : text.length
  return Math.ceil(((bytes - beginning.length) * characters) / beginning.length)
}
