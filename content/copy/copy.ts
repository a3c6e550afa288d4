import type { Locale } from '#domain/locale.ts'
import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import { sw } from './sw/index.ts'

/** All words of the public site. A language that misses one does not compile. */
export type Copy = typeof en

/** Read by loaders only: a page gets its words in its language with its data, and none are in the scripts. */
export const copy: Record<Locale, Copy> = { en, hi, sw }
