import { sourceOf } from '#domain/leads/lead-source.ts'
import { estimateValue } from '#domain/leads/score/estimate.ts'
import { type NewEmail, TO_OWNER } from '#server/email/delivery/outbox.ts'
import type { CapturedLead, LeadCapture } from './capture-lead.ts'

/** The email to the owner: who the person is, what they want, and the estimated value. */
export function newLeadEmail({ leadId, score, joined }: CapturedLead, capture: LeadCapture): NewEmail {
  const { submission } = capture
  return {
    template: 'new-lead',
    to: TO_OWNER,
    replyTo: submission.email,
    locale: 'en',
    leadId,
    data: {
      leadId,
      answers: submission,
      score,
      estimatedValue: estimateValue(submission.budgetRange),
      source: sourceOf(capture.attribution) ?? capture.source,
      joined,
    },
  }
}

/** The email to the visitor, who may have left only a phone number. */
export function receivedEmails(
  { leadId }: CapturedLead,
  { submission, locale, mailRefusal }: LeadCapture,
): NewEmail[] {
  const { name, email, serviceInterest, message } = submission
  if (!email) return []
  return [
    {
      template: 'quote-received',
      to: email,
      locale,
      leadId,
      refusal: mailRefusal,
      data: { name, serviceInterest, message },
    },
  ]
}
