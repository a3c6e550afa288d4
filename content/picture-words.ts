import type { Locale } from '#domain/locale.ts'
import { pictures as en } from './copy/en/pictures.ts'
import { pictures as hi } from './copy/hi/pictures.ts'
import { pictures as sw } from './copy/sw/pictures.ts'

export type PictureWords = Record<keyof typeof en, string>

/** The texts in the site's drawings (`app/pictures`) in each language. */
export const pictureWords: Record<Locale, PictureWords> = { en, hi, sw }
