import type { ReactElement } from 'react'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import type { LeadScore } from '#domain/leads/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
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
  'demo-requested': DemoData
  'demo-received': DemoData
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'registration-waiting': { name: string; email: string; url: string }
  'registration-approved': { name: string; url: string }
}

type DemoData = {
  bookingId: string
  leadId: string
  name: string
  email: string
  company?: string | undefined
  phone?: string | undefined
  service: DemoService
  date: string
  time: string
  message?: string | undefined
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

export type EmailAudience = 'owner' | 'visitor' | 'account'

/** Whom each mail is for. Visitors and account holders get a limited number a day; the owner gets all. */
export const emailAudience: Record<EmailTemplate, EmailAudience> = {
  'new-lead': 'owner',
  'quote-received': 'visitor',
  'chat-waiting': 'owner',
  'model-key-refused': 'owner',
  'mail-account-refused': 'owner',
  'demo-requested': 'owner',
  'demo-received': 'visitor',
  'verify-email': 'account',
  'reset-password': 'account',
  'registration-waiting': 'owner',
  'registration-approved': 'account',
}

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailAudience, name)
}
