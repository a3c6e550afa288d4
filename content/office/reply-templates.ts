import type { Locale } from '#domain/locale.ts'

export type ReplyTemplate = { id: string; name: string; subject: string; body: string }

/** Replaces the service if the lead named none. */
export const noServiceWords: Record<Locale, string> = {
  en: 'your project',
  hi: 'आपका प्रोजेक्ट',
  sw: 'mradi wako',
}

/** Descriptions of the placeholders in templates. */
export const placeholderWords = {
  name: 'their name',
  service: 'the service they asked for',
  price: 'where its price list begins',
  bookingLink: 'the page where demos are booked',
  sender: 'your name',
} as const
