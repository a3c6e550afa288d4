import { pageAt } from '#content/pages.ts'
import { themeOf } from '#domain/theme.ts'

/**
 * Returns the cache key of a public page: its path and theme. Returns undefined if the response is for one
 * visitor only, which applies to other paths and to query parameters that the page reads.
 */
export function pageKey(target: string, cookieHeader: string | undefined): string | undefined {
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  const found = pageAt(path)
  if (!found) return undefined
  if (at >= 0 && found.page.reads) {
    const query = new URLSearchParams(target.slice(at + 1))
    if (found.page.reads.some((name) => query.has(name))) return undefined
  }
  return `${path} ${themeOf(cookieHeader) ?? ''}`
}
