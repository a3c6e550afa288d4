import { setTimeout as sleep } from 'node:timers/promises'
import { fetchRaw, type Served } from '#tests/support/requests/fetch-raw.ts'

/** Fetches a URL with the encoding that current browsers accept. */
export function fetchBrotli(url: string): Promise<Served> {
  return fetchRaw(url, { 'accept-encoding': 'br' })
}

/** Fetches a page until it comes from the cache, which fills shortly after the start. */
export async function fetchCached(url: string): Promise<Served> {
  for (let i = 0; ; i++) {
    const served = await fetchBrotli(url)
    if (served.headers['content-encoding'] === 'br' && served.headers.etag) return served
    if (served.status !== 200 || i === 100) return served
    await sleep(50)
  }
}
