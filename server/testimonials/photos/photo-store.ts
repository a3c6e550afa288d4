/** The storage of photos: the data folder, or a store shared by several instances. */
export type PhotoStore = {
  /** Resolves once the file is durable. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Also resolves if the file does not exist. */
  remove(name: string): Promise<void>
}

export const PHOTO_TYPE = 'image/webp'
