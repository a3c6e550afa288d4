import type { Locale } from '#domain/locale.ts'
import { formatRupees } from '#domain/money.ts'
import { pictures as en } from './copy/en/pictures.ts'
import { pictures as hi } from './copy/hi/pictures.ts'
import { pictures as sw } from './copy/sw/pictures.ts'
import { prices } from './prices.ts'

const { businessBot, voice, broadcast } = prices.smb

/** The amounts in the drawing of the price list, the same in each language. */
const sums = {
  sumBot: formatRupees(businessBot.amount),
  sumVoice: formatRupees(voice.amount),
  sumBroadcasts: formatRupees(broadcast.amount),
  sumTotal: formatRupees(businessBot.amount + broadcast.amount),
}

export type PictureWords = Record<keyof typeof en, string>

/** The texts in the site's drawings (`app/pictures`) in each language. */
export const pictureWords: Record<Locale, PictureWords & typeof sums> = {
  en: { ...en, ...sums },
  hi: { ...hi, ...sums },
  sw: { ...sw, ...sums },
}
