import type { Locale } from '#domain/locale.ts'
import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import { sw } from './sw/index.ts'

/** All texts of the public site. A language that lacks one does not compile. */
export type Copy = typeof en

/** For loaders only: a page gets its texts with its data, so that scripts contain none. */
export const copy: Record<Locale, Copy> = { en, hi, sw }
