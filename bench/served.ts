import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Page, pages } from '#content/pages.ts'

export type Served = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** The bytes as they cross the network: nothing is unpacked. */
export function fetchRaw(url: string, headers: Record<string, string> = {}): Promise<Served> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** A page as it is served once it is kept, which is a moment after the start. */
export async function fetchKept(url: string): Promise<Served> {
  for (let i = 0; ; i++) {
    const served = await fetchRaw(url)
    if (served.headers['content-encoding'] === 'br' && served.headers.etag) return served
    if (served.status !== 200 || i === 100) return served
    await sleep(50)
  }
}

/** The addresses of all public pages, in every language. */
export function publicPaths(): string[] {
  return Object.values<Page>(pages).flatMap((page) => Object.values(page.paths))
}
