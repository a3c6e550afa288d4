import http from 'node:http'

export type Served = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Returns the response as sent, without automatic headers or decompression. */
export function fetchRaw(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent = '',
): Promise<Served> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(sent)
  })
}
