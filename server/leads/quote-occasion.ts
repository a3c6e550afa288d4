import { estimateValue } from '#domain/leads/estimate.ts'
import { sourceOf } from '#domain/leads/lead-source.ts'
import { type NewEmail, TO_OWNER } from '#server/email/outbox.ts'
import type { CapturedLead, LeadCapture, LeadOccasion } from './capture-lead.ts'

/** Somebody asked for a quote: what the timeline says of it, and the two mails about it. */
export function quoteOccasion(capture: LeadCapture): LeadOccasion {
  return {
    kind: 'quote',
    activity: { type: 'quote_request', first: 'Asked for a quote', again: 'Asked for another quote' },
    emails: (lead) => [newLeadEmail(capture, lead), ...receivedEmails(capture, lead)],
  }
}

/** To the owner: who it is, what they want, and what it may be worth. */
export function newLeadEmail(capture: LeadCapture, { leadId, score, joined }: CapturedLead): NewEmail {
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

/** To the visitor, who may have left a phone number only. */
export function receivedEmails(
  { submission, locale, mailRefusal }: LeadCapture,
  { leadId }: CapturedLead,
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
