import { pageAt } from '#content/pages.ts'
import { themeOf } from '#domain/theme.ts'

/**
 * What a public page depends on, as a key to keep it by: its path and the theme. Nothing where the answer is
 * for one visitor only: other paths, and addresses with a query that the page reads.
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
