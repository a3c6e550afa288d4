import type { LeadScore } from '#domain/leads/score-lead.ts'
import type { QuoteSubmission } from '#server/leads/quote-form.ts'

/** What each mail needs to be written. Kept as JSON in the outbox until the mail is delivered. */
export type EmailData = {
  'new-lead': {
    leadId: string
    answers: QuoteSubmission
    score: Pick<LeadScore, 'score' | 'category' | 'priority' | 'followUpDays' | 'reasons'>
    estimatedValue: number
    source: string
    /** Whether it came to a lead that was open already. */
    joined: boolean
  }
  'quote-received': { name: string; serviceInterest: string; message: string }
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'registration-waiting': { name: string; email: string; url: string }
  'registration-approved': { name: string; url: string }
}

export type EmailTemplate = keyof EmailData
