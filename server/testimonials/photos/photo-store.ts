export type StoredPhoto = { name: string; changedAt: Date }

/** Where photos are kept: the data folder, or a store that several instances share. */
export type PhotoStore = {
  /** Resolves once the file is durable. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves also where there is none. */
  remove(name: string): Promise<void>
  /** Everything that is kept, unfinished files too. */
  list(): AsyncIterable<StoredPhoto>
}

export const PHOTO_TYPE = 'image/webp'
