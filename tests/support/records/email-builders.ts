import { estimateValue } from '#domain/leads/score/estimate.ts'
import { scoreLead } from '#domain/leads/score/score-lead.ts'
import { type NewEmail, TO_OWNER } from '#server/email/delivery/outbox.ts'
import type { EmailData } from '#server/email/email-templates.ts'
import type { QuoteSubmission } from '#server/leads/capture/submit-quote.ts'
import { buildSubmission } from './builders.ts'

type NewLead = EmailData['new-lead']

export function buildNewLead(
  answers: Partial<QuoteSubmission> = {},
  changes: Partial<Omit<NewLead, 'answers'>> = {},
): NewLead {
  const submission = buildSubmission(answers)
  return {
    leadId: '7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11',
    answers: submission,
    score: scoreLead(submission),
    estimatedValue: estimateValue(submission.budgetRange),
    source: 'website_contact',
    joined: false,
    ...changes,
  }
}

/** Returns the acknowledgement to a visitor. */
export function buildReceived(to = 'asha@example.test', name = 'Asha Verma'): NewEmail {
  return {
    template: 'quote-received',
    to,
    locale: 'en',
    data: { name, serviceInterest: 'ai-chatbots', message: 'We miss calls after eight.' },
  }
}

/** Returns the notice to the owner. */
export function buildNotice(answers: Partial<QuoteSubmission> = {}): NewEmail {
  const data = buildNewLead(answers)
  return { template: 'new-lead', to: TO_OWNER, replyTo: data.answers.email, locale: 'en', data }
}
