import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { QuoteSubmission } from './capture/submit-quote.ts'

/** A person's answers, whichever form or channel they come from; the quote form requires all of them. */
export type LeadAnswers = Omit<QuoteSubmission, 'email' | 'serviceInterest'> & {
  /** At least one of address and phone number is present. */
  email?: string | undefined
  serviceInterest?: ServiceInterest | undefined
  company?: string | undefined
}
