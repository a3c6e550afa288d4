import { type Copy, copy } from '#content/copy/copy.ts'
import { localeOfPath } from '#domain/locale.ts'

/** Returns the sentences of refusals in the language of a path. */
export function refusalsAt(path: string): Copy['refusals'] {
  return copy[localeOfPath(path)].refusals
}

/** Returns a plain-text refusal with a reason. It never contains the request's content. */
export function refuse(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
