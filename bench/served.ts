import { setTimeout as sleep } from 'node:timers/promises'
import { fetchRaw, type Served } from '#tests/support/requests/fetch-raw.ts'

/** Fetches a URL with the encoding that current browsers accept. */
export function fetchBrotli(url: string, headers: Record<string, string> = {}): Promise<Served> {
  return fetchRaw(url, { 'accept-encoding': 'br', ...headers })
}

/** Fetches a page until it comes from the cache, which fills shortly after the start. */
export async function fetchCached(url: string): Promise<Served> {
  for (let i = 0; ; i++) {
    const served = await fetchBrotli(url)
    if (served.status !== 200 || i === 100)
      throw new Error(`${url} is not cached, it answers ${served.status}`)
    if (served.headers['content-encoding'] === 'br' && served.headers.etag) return served
    await sleep(50)
  }
}
