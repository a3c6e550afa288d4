import { PHOTO_TYPE, type PhotoStore } from '#server/testimonials/photos/photo-store.ts'

export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Time limit for two consecutive files while a visitor waits at a form. */
const TIMEOUT_MS = 4_000

/** Creates a photo store in an S3-compatible bucket, under `uploads/`. */
export function createPhotoBucket({ endpoint, bucket, ...keys }: BucketSettings): PhotoStore {
  const urlOf = (name: string) => `${endpoint}/${bucket}/uploads/${encodeURIComponent(name)}`
  // Loaded with the first photo, which keeps the start fast and small.
  const load = async () => {
    const { AwsClient } = await import('aws4fetch')
    return new AwsClient({ ...keys, service: 's3', retries: 2 })
  }
  let client: ReturnType<typeof load> | undefined

  async function ask(name: string, method: string, body?: Uint8Array): Promise<Response> {
    client ??= load()
    const response = await (await client).fetch(urlOf(name), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: Buffer.from(body), headers: { 'content-type': PHOTO_TYPE } }),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new PhotoBucketError(response.status)
  }

  return {
    async put(name, bytes) {
      const response = await ask(name, 'PUT', bytes)
      await response.body?.cancel()
      if (!response.ok) throw new PhotoBucketError(response.status)
    },
    async get(name) {
      const response = await ask(name, 'GET')
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return undefined
    },
    async remove(name) {
      const response = await ask(name, 'DELETE')
      await response.body?.cancel()
    },
  }
}

class PhotoBucketError extends Error {
  override name = 'PhotoBucketError'
  readonly code: number

  constructor(status: number) {
    super(`the bucket answered ${status}`)
    this.code = status
  }
}
