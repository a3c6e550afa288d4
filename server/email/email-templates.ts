import type { ReactElement } from 'react'
import type { BookingParty } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type { LeadScore } from '#domain/leads/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import type { LeadAnswers } from '#server/leads/lead-answers.ts'

/** What each mail needs to be written. Kept as JSON in the outbox until the mail is delivered. */
export type EmailData = {
  'new-lead': {
    leadId: string
    answers: LeadAnswers
    score: Pick<LeadScore, 'score' | 'category' | 'priority' | 'followUpDays' | 'reasons'>
    estimatedValue: number
    source: LeadSource
    /** Whether it came to a lead that was open already. */
    joined: boolean
  }
  'quote-received': {
    name: string
    serviceInterest?: ServiceInterest | undefined
    message: string
  }
  /** Somebody in a chat wants a person. */
  'chat-waiting': {
    conversationId: string
    name?: string | undefined
    contact?: string | undefined
    message: string
  }
  /** The text service does not take our key any more. */
  'model-key-refused': { model: string }
  /** The mail service refuses our account. `reason` is what it said. */
  'mail-account-refused': { reason: string }
  /** Stands for one of those about people, to somebody who may not see them yet. Never in the outbox. */
  'news-concealed': { what: AboutPeople }
  /** How many submissions of each kind wait as suspected spam since the last of these mails. */
  quarantined: { quotes: number; demos: number; testimonials: number }
  /** How many wrong passwords were tried for accounts since the last of these mails. */
  'failed-sign-ins': { accounts: { email: string; attempts: number }[] }
  'webhook-stopped': { webhookId: string; host: string; description: string; isGone: boolean }
  'booking-made': BookingMail
  'booking-moved': BookingMail & Moved
  'booking-cancelled': BookingMail & Cancelled
  'booking-reminder': BookingMail
  'team-booking-made': BookingMail & Wishes
  'team-booking-moved': BookingMail & Moved & Wishes
  'team-booking-cancelled': BookingMail & Cancelled & Wishes
  /** To whoever wrote one; with the link that confirms their address, unless it is known to be theirs. */
  'testimonial-received': { name: string; content: string; verifyUrl?: string | undefined }
  'testimonial-waiting': {
    testimonialId: string
    name: string
    email: string
    company?: string | undefined
    role?: string | undefined
    service: TestimonialService
    rating: number
    content: string
    projectDetails?: string | undefined
    isVerified: boolean
    isRequested: boolean
    flags: TestimonialFlag[]
  }
  'testimonial-approved': { name: string }
  'testimonial-request': TestimonialRequestData
  'testimonial-reminder': TestimonialRequestData
  /** To whoever asked what we hold of their address. */
  'data-link': { url: string }
  'data-erased': Record<string, never>
  /** To the owner: what a visitor did with their own data, or asks for. */
  'data-notice': {
    what: 'erased' | 'correction' | 'withdrawn' | 'shared'
    leadIds: string[]
    /** Those that were called off, as moments. */
    demos: string[]
    timeZone: string
    /** The number that they ask to have noted. */
    phone?: string | undefined
  }
  /** What somebody of the team wrote to a lead; `by` is their address. */
  'team-reply': { name: string; subject: string; text: string; by: string }
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'change-email': { name: string; url: string }
  /** To the address before; `email` is the new one. */
  'email-changed': { name: string; email: string }
  'registration-waiting': { name: string; email: string; url: string }
  'registration-approved': { name: string; url: string }
}

type TestimonialRequestData = {
  name: string
  service?: TestimonialService | undefined
  url: string
  /** ISO 8601. */
  expiresAt: string
}

/** A demo as mails tell of it. Moments are ISO 8601. */
export type BookingMail = {
  bookingId: string
  name: string
  email: string
  service: DemoService
  startsAt: string
  endsAt: string
  /** Of the business. */
  timeZone: string
  visitorTimeZone?: string | undefined
  /** Where or how one meets; empty: the visitor is told before the demo. */
  place: string
  /** Raised by each change, so that calendars keep the newest. */
  sequence: number
  /** When this change was made. */
  changedAt: string
  /** Where the visitor moves the demo or calls it off: for their eyes only. */
  manageUrl: string
}

type Moved = { movedFrom: string; by: BookingParty }
type Cancelled = { reason?: string | undefined; by: BookingParty }

/** What the visitor left, for the team. */
type Wishes = {
  company?: string | undefined
  phone?: string | undefined
  message?: string | undefined
  leadId?: string | undefined
}

export type EmailTemplate = keyof EmailData

/** A mail before it is written. */
export type EmailContent = {
  [Template in EmailTemplate]: { template: Template; data: EmailData[Template] }
}[EmailTemplate]

/** Writes one kind of mail. The subject may hold what somebody typed: it is made one safe line afterwards. */
export type EmailLetter<Template extends EmailTemplate> = (
  data: EmailData[Template],
  context: { locale: Locale; siteUrl: string },
) => { subject: string; body: ReactElement }

export type EmailAudience = 'owner' | 'visitor' | 'account' | 'lead'

/**
 * Whom each mail is for. Visitors and account holders get a limited number a day, and so do leads of what people of
 * the team write to them; the owner gets all.
 */
export const emailAudience: Record<EmailTemplate, EmailAudience> = {
  'new-lead': 'owner',
  'quote-received': 'visitor',
  'chat-waiting': 'owner',
  'model-key-refused': 'owner',
  'mail-account-refused': 'owner',
  'news-concealed': 'owner',
  quarantined: 'owner',
  'failed-sign-ins': 'owner',
  'webhook-stopped': 'owner',
  'booking-made': 'visitor',
  'booking-moved': 'visitor',
  'booking-cancelled': 'visitor',
  'booking-reminder': 'visitor',
  'team-booking-made': 'owner',
  'team-booking-moved': 'owner',
  'team-booking-cancelled': 'owner',
  'testimonial-received': 'visitor',
  'testimonial-waiting': 'owner',
  'testimonial-approved': 'visitor',
  'testimonial-request': 'visitor',
  'testimonial-reminder': 'visitor',
  'data-link': 'visitor',
  'data-erased': 'visitor',
  'data-notice': 'owner',
  'team-reply': 'lead',
  'verify-email': 'account',
  'reset-password': 'account',
  'change-email': 'account',
  'email-changed': 'account',
  'registration-waiting': 'owner',
  'registration-approved': 'account',
}

/** Those to the team that say who somebody is, or what they wrote. */
export const aboutPeople = [
  'new-lead',
  'chat-waiting',
  'team-booking-made',
  'team-booking-moved',
  'team-booking-cancelled',
  'testimonial-waiting',
  'registration-waiting',
  'data-notice',
] as const satisfies EmailTemplate[]
type AboutPeople = (typeof aboutPeople)[number]

/** Those to the team: several people may have got one. */
export const teamTemplates = Object.keys(emailAudience).filter(
  (template) => emailAudience[template as EmailTemplate] === 'owner',
)

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailAudience, name)
}
