import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { PhotoCrop } from '#domain/testimonials/photo-square.ts'
import { newPhotoKey, photoFile } from './photo-names.ts'
import type { PhotoProblem } from './photo-problem.ts'
import type { PhotoStore } from './photo-store.ts'
import type { ShrinkPhoto } from './shrink-in-process.ts'
import { sniffPhoto } from './sniff-photo.ts'

/** Decoding takes up to some hundred megabytes, so one photo is processed at a time; this many may wait. */
const MAX_WAITING = 8

/** An uploaded photo as a file, or its problem. */
export type SentPhoto = { file: string } | { problem: PhotoProblem }
export type TakenPhoto = { ok: true; key: string } | { ok: false; problem: PhotoProblem }
export type Photos = ReturnType<typeof createPhotos>

type Dependencies = {
  store: PhotoStore
  shrink: ShrinkPhoto
  /** The folder for intermediate pictures. */
  workDir: string
}

/** Creates the functions that process and store photos. */
export function createPhotos({ store, shrink, workDir }: Dependencies) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function take(file: string, crop: PhotoCrop | undefined): Promise<TakenPhoto> {
    const key = newPhotoKey()
    const output = {
      large: path.join(workDir, photoFile(key)),
      small: path.join(workDir, photoFile(key, 'small')),
    }
    await mkdir(workDir, { recursive: true })
    try {
      const { kind } = await shrink(file, output, crop)
      if (kind === 'not-stored') throw new Error('the small pictures could not be written')
      if (kind !== 'shrunk') return { ok: false, problem: kind }
      await store.put(photoFile(key, 'small'), await readFile(output.small))
      await store.put(photoFile(key), await readFile(output.large))
      return { ok: true, key }
    } finally {
      await Promise.all(Object.values(output).map((name) => rm(name, { force: true })))
    }
  }

  return {
    /**
     * Stores an uploaded photo as two small squares that contain only pixels. Throws if they cannot be
     * stored.
     */
    async take(photo: SentPhoto, crop: PhotoCrop | undefined): Promise<TakenPhoto> {
      if ('problem' in photo) return { ok: false, problem: photo.problem }
      const { size } = await stat(photo.file)
      if (size > testimonialLimits.photoBytes) return { ok: false, problem: 'photo-size' }
      const format = await sniffPhoto(photo.file)
      if (format === 'photo-type' || format === 'photo-heic') return { ok: false, problem: format }
      if (waiting >= MAX_WAITING) return { ok: false, problem: 'photo-busy' }
      waiting++
      const taking = last.then(() => take(photo.file, crop))
      last = taking.catch(() => {})
      return taking.finally(() => waiting--)
    },
    read: (name: string) => store.get(name),
    /** Removes a photo that is no longer shown. */
    async discard(key: string): Promise<void> {
      await store.remove(photoFile(key))
      await store.remove(photoFile(key, 'small'))
    },
  }
}
