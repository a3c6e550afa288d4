import { setTimeout as sleep } from 'node:timers/promises'
import { pagePaths } from '#content/pages.ts'
import { fetchRaw, type Served } from '#tests/fetch-raw.ts'

/** As a browser of today asks. */
export function fetchBrotli(url: string): Promise<Served> {
  return fetchRaw(url, { 'accept-encoding': 'br' })
}

/** A page as it is served once it is kept, which is a moment after the start. */
export async function fetchKept(url: string): Promise<Served> {
  for (let i = 0; ; i++) {
    const served = await fetchBrotli(url)
    if (served.headers['content-encoding'] === 'br' && served.headers.etag) return served
    if (served.status !== 200 || i === 100) return served
    await sleep(50)
  }
}

/** The addresses of all public pages, in every language. */
export function publicPaths(): readonly string[] {
  return pagePaths
}
