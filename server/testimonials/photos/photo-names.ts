import { randomBytes } from 'node:crypto'

/** The sides of the squares that are kept of a photo, in pixels: for lists, and to look at. */
export const photoSides = { small: 128, large: 480 } as const
export type PhotoSize = keyof typeof photoSides

const photoName = /^([\w-]{22})(-s)?\.webp$/

/** What a photo is stored under; guessing it is out of the question. */
export function newPhotoKey(): string {
  return randomBytes(16).toString('base64url')
}

/** The key in a stored file's name; nothing where it is none of ours. */
export function photoKeyOf(name: string): string | undefined {
  return photoName.exec(name)?.[1]
}

/** The stored files of a photo. */
export function photoFile(key: string, size: PhotoSize = 'large'): string {
  return `${key}${size === 'small' ? '-s' : ''}.webp`
}

export function photoUrl(key: string, size: PhotoSize = 'large'): string {
  return `/uploads/${photoFile(key, size)}`
}
