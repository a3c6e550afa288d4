import type { MiddlewareHandler } from 'hono'
import { refuse } from './refusals.ts'

const urlEncoded = /^application\/x-www-form-urlencoded(\s*;\s*charset=[\w-]+)?\s*$/i
const multipart = /^multipart\/form-data\s*;\s*boundary=("[\w'()+,./:=? -]{1,70}"|[\w'()+./:=?-]{1,70})\s*$/i

/**
 * Lets through only what is a form, and readable as one. A route that reads the body then can't fail on it, and
 * need not tell a broken body from a fault of ours.
 */
export const refuseUnreadableForms: MiddlewareHandler = async (c, next) => {
  const contentType = c.req.header('content-type') ?? ''
  const inParts = multipart.test(contentType)
  if (!inParts && !urlEncoded.test(contentType)) return refuse(415, 'Send this as a form.')
  if (c.req.header('content-encoding') !== undefined) return refuse(415, 'Send the form uncompressed.')
  if (!inParts) return next()

  const { url, headers, signal } = c.req.raw
  const body = await c.req.raw.arrayBuffer()
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return refuse(400, 'The form arrived broken. Please send it again.')
  }
  c.req.raw = new Request(url, { method: 'POST', headers, signal, body })
  return next()
}
