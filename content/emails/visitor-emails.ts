import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { swahili } from './sw.ts'

type BookingWords = { subject: (when: string) => string; preview: string; heading: string; text: string }

/** Texts of mails to visitors in one language. */
export type VisitorEmailCopy = {
  footer: string
  greeting: (name: string) => string
  services: Record<ServiceInterest, string>
  quoteReceived: {
    subject: (service: string) => string
    preview: string
    heading: string
    promise: string
    asked: string
    service: string
    noService: string
    message: string
    reach: string
    reachBefore: string
    reachAfter: string
    notYou: string
  }
  booking: {
    made: BookingWords
    moved: BookingWords & { before: string }
    cancelled: BookingWords & { byTeam: string; again: string }
    reminder: BookingWords
    service: string
    time: string
    /** The time in the business's zone, if it differs. */
    businessTime: string
    place: string
    booking: string
    manage: string
    /** Introduces the calendar links. */
    calendar: string
    calendarFile: string
    reachBefore: string
    reachAfter: string
    notYou: string
  }
}

/** The type ensures that every language has every text. */
export const visitorEmailCopy: Record<Locale, VisitorEmailCopy> = { en: english, hi: hindi, sw: swahili }
