import { randomBytes } from 'node:crypto'

/** The sides of a photo's stored squares in pixels: for lists, and for a larger view. */
export const photoSides = { small: 128, large: 480 } as const
export type PhotoSize = keyof typeof photoSides

const photoName = /^([\w-]{22})(-s)?\.webp$/

/** Returns a random storage key for a photo. */
export function newPhotoKey(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the key in a stored file's name; undefined if the file is not ours. */
export function photoKeyOf(name: string): string | undefined {
  return photoName.exec(name)?.[1]
}

/** Returns the name of a photo's stored file. */
export function photoFile(key: string, size: PhotoSize = 'large'): string {
  return `${key}${size === 'small' ? '-s' : ''}.webp`
}

/** Returns the URL of a photo. */
export function photoUrl(key: string, size: PhotoSize = 'large'): string {
  return `/uploads/${photoFile(key, size)}`
}

/** Returns the URLs of a photo in both sizes. */
export function photoUrls(key: string) {
  return { small: photoUrl(key, 'small'), large: photoUrl(key) }
}
