import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { PhotoCrop } from '#domain/testimonials/photo-square.ts'
import { newPhotoKey, photoFile } from './photo-names.ts'
import type { PhotoProblem } from './photo-problem.ts'
import type { PhotoStore } from './photo-store.ts'
import type { ShrinkPhoto } from './shrink-in-process.ts'
import { sniffPhoto } from './sniff-photo.ts'

/** Each takes up to some hundred megabytes while it is unpacked, so one is at a time; this many may wait. */
const MAX_WAITING = 8

/** A picked file as it came in, in a file of its own, or what is wrong with it already. */
export type SentPhoto = { file: string } | { problem: PhotoProblem }
export type TakenPhoto = { ok: true; key: string } | { ok: false; problem: PhotoProblem }
export type Photos = ReturnType<typeof createPhotos>

type Dependencies = {
  store: PhotoStore
  shrink: ShrinkPhoto
  /** Where the small pictures are made. */
  workDir: string
}

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
     * Takes a picked file in: makes two small squares of it that hold nothing but pixels, and keeps them. Throws where
     * they can't be stored.
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
    /** Every stored file. */
    list: () => store.list(),
    remove: (name: string) => store.remove(name),
    /** Removes a photo that nothing shows any more. */
    async discard(key: string): Promise<void> {
      await store.remove(photoFile(key))
      await store.remove(photoFile(key, 'small'))
    },
  }
}
