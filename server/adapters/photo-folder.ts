import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoStore } from '#server/testimonials/photos/photo-store.ts'

/** Creates a photo store in a folder. Names come from `newPhotoKey`, never from requests. */
export function createPhotoFolder(folder: string): PhotoStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `.${randomUUID()}`)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path.join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(path.join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}

/** Syncs the folder, without which a power failure may lose the new name. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
