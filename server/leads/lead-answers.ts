import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { QuoteSubmission } from './quote-form.ts'

/** What somebody told of themselves and their wish, whichever way: the quote form asks for all of it. */
export type LeadAnswers = Omit<QuoteSubmission, 'email' | 'serviceInterest'> & {
  /** One of address and phone number is there. */
  email?: string | undefined
  serviceInterest?: ServiceInterest | undefined
  company?: string | undefined
}
