/**
 * Whether a request that changes something comes from one of our own pages. Browsers say so with Sec-Fetch-Site
 * and Origin; a request with neither is from no browser that could be tricked, but also from no page of ours.
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
