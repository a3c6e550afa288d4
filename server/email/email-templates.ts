import type { ReactNode } from 'react'
import type { BookingParty } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type { LeadScore } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import type { LeadSubmission } from '#server/leads/capture/capture-lead.ts'

/** The data of each mail, stored as JSON in the outbox until it is sent. */
export type EmailData = {
  'new-lead': {
    leadId: string
    answers: LeadSubmission
    score: Pick<LeadScore, 'score' | 'category' | 'priority' | 'followUpDays' | 'reasons'>
    estimatedValue: number
    source: LeadSource
    /** Whether the request joined an open lead. */
    joined: boolean
  }
  'quote-received': {
    name: string
    serviceInterest?: ServiceInterest | undefined
    message: string
  }
  /** A visitor in the chat asks for a person. */
  'chat-waiting': {
    conversationId: string
    name?: string | undefined
    contact?: string | undefined
    message: string
  }
  /** The text model service no longer accepts our key. */
  'model-key-refused': { model: string }
  /** Number of submissions of each kind that were quarantined since the last of these mails. */
  quarantined: { quotes: number; demos: number; testimonials: number }
  /** Number of wrong passwords for accounts since the last of these mails. */
  'failed-sign-ins': { accounts: { email: string; attempts: number }[] }
  'webhook-stopped': { webhookId: string; host: string; description: string; isGone: boolean }
  'booking-made': BookingMail
  'booking-moved': BookingMail & Moved
  'booking-cancelled': BookingMail & Cancelled
  'booking-reminder': BookingMail
  'team-booking-made': BookingMail & Wishes
  'team-booking-moved': BookingMail & Moved & Wishes
  'team-booking-cancelled': BookingMail & Cancelled & Wishes
  /** To the author, with a link that verifies the address unless it is already verified. */
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
  /** To the person who asked for the data of their address. */
  'data-link': { url: string }
  'data-erased': Record<string, never>
  /** To the owner: what a visitor did with their own data, or requests. */
  'data-notice': {
    what: 'erased' | 'correction' | 'withdrawn' | 'shared'
    leadIds: string[]
    /** The start times of the cancelled demos. */
    demos: string[]
    timeZone: string
    /** The phone number that the visitor wants to have stored. */
    phone?: string | undefined
  }
  /** A team member's message to a lead; `by` is the member's address. */
  'team-reply': { name: string; subject: string; text: string; by: string }
  /** To a person who is not on the team yet; `by` is the name of the member who invites. */
  invitation: { by: string; url: string }
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'change-email': { name: string; url: string }
  /** To the previous address; `email` is the new one. */
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

/** The details of a demo in mails. Times are ISO 8601. */
export type BookingMail = {
  bookingId: string
  name: string
  email: string
  service: DemoService
  startsAt: string
  endsAt: string
  /** The time zone of the business. */
  timeZone: string
  visitorTimeZone?: string | undefined
  /** How or where the demo takes place; if empty, the visitor is told before the demo. */
  place: string
  /** Increases with each change, so that calendars keep the newest. */
  sequence: number
  /** The time of this change. */
  changedAt: string
  /** Link for the visitor only, to move or cancel the demo. */
  manageUrl: string
}

type Moved = { movedFrom: string; by: BookingParty }
type Cancelled = { reason?: string | undefined; by: BookingParty }

/** The visitor's details, for the team. */
type Wishes = {
  company?: string | undefined
  phone?: string | undefined
  message?: string | undefined
  leadId?: string | undefined
}

export type EmailTemplate = keyof EmailData

/** A mail before it is rendered. */
export type EmailContent = {
  [Template in EmailTemplate]: { template: Template; data: EmailData[Template] }
}[EmailTemplate]

/** A mail without its frame. The subject may contain user input and is made safe afterwards. */
export type WrittenLetter = {
  subject: string
  /** The preview is what mail lists show after the subject. */
  words: { preview: string; heading: string }
  greeting?: string
  body: ReactNode
}

/** Writes one kind of mail. */
export type EmailLetter<Template extends EmailTemplate> = (
  data: EmailData[Template],
  context: { locale: Locale; siteUrl: string },
) => WrittenLetter

export type EmailAudience = 'owner' | 'visitor' | 'account' | 'lead'

/**
 * The audience of each mail. Visitors, account holders and leads get a limited number per day; the owner gets all.
 */
export const emailAudience: Record<EmailTemplate, EmailAudience> = {
  'new-lead': 'owner',
  'quote-received': 'visitor',
  'chat-waiting': 'owner',
  'model-key-refused': 'owner',
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
  invitation: 'account',
  'verify-email': 'account',
  'reset-password': 'account',
  'change-email': 'account',
  'email-changed': 'account',
  'registration-waiting': 'owner',
  'registration-approved': 'account',
}

/** Templates of team mails, of which several members may have received a copy. */
export const teamTemplates = Object.keys(emailAudience).filter(
  (template) => emailAudience[template as EmailTemplate] === 'owner',
)

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailAudience, name)
}
