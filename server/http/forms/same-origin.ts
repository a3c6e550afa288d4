/**
 * Returns whether a changing request comes from our own pages, according to Sec-Fetch-Site and Origin. A
 * request with neither header comes from no browser that could be tricked, but from no page of ours either.
 */
export function comesFromOwnPage(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin !== null) return ownOrigins.includes(origin)
  const referer = headers.get('referer')
  if (referer !== null && URL.canParse(referer)) return ownOrigins.includes(new URL(referer).origin)
  return site === 'same-origin'
}
