import { quoteLabels } from '#content/quote-options.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Attribution, LeadSource } from '#domain/leads/lead-source.ts'
import { categorize, type LeadScore, type ScoreCategory, scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { ConsentOccasion } from '#domain/privacy/consent.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { newRowId, shortReference } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { noteConsent } from '#server/privacy/note-consent.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { notePush } from '#server/push/note-push.ts'
import { claimSubmission, firstAnswer } from '#server/submissions/idempotency-key.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { noteActivity } from '../work/note-activity.ts'
import { findOpenLead } from './find-open-lead.ts'
import { newLeadEmail, receivedEmails } from './lead-emails.ts'
import type { QuoteSubmission } from './submit-quote.ts'
import { insertLead, joinLead } from './write-lead.ts'

/** What a person sent, by whichever form or channel. */
export type LeadSubmission = Omit<QuoteSubmission, 'email' | 'serviceInterest'> & {
  /** At least one of address and phone number is present. */
  email?: string | undefined
  serviceInterest?: ServiceInterest | undefined
  company?: string | undefined
}

export type LeadCapture = {
  submission: LeadSubmission
  /** Is the same for every repeat of one submission. */
  idempotencyKey: string
  /** The fallback source, if the attribution does not name one. */
  source: LeadSource
  attribution: Attribution
  locale: Locale
  /** The reason why the visitor gets no email, if there is one. */
  mailRefusal?: string | undefined
  /**
   * When the visitor consented, if that was earlier than now; null if the team adds the lead without consent.
   */
  agreedAt?: string | null | undefined
  /** The lead of the chat in which the visitor writes. */
  chatLeadId?: string | null | undefined
  /** The team member who added the lead. */
  createdBy?: string | undefined
  /** Defaults to a quote request. */
  occasion?: LeadOccasion
}

/** The reason why a person becomes a lead, with its timeline entry. */
type LeadOccasion = {
  kind: 'quote' | 'chat' | 'hand-over' | 'demo' | 'demo-wish'
  activity: { type: string; first: string; again: string }
  /** The number that the visitor may quote, such as a booking's. */
  reference?: string
}

const quoteRequest: LeadOccasion = {
  kind: 'quote',
  activity: { type: 'quote_request', first: 'Asked for a quote', again: 'Asked for another quote' },
}

export type CapturedLead = { leadId: string; joined: boolean; score: LeadScore }

/** The answer shown to the visitor. */
export type CaptureAnswer = { category: ScoreCategory; followUpDays: number; reference: string }

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  /** Set if the visitor consented, which is recorded; not set if the team adds the lead. */
  personKey?: PersonKey | undefined
}

/**
 * Writes lead, activity and the emails to both sides in one transaction and answers after its commit. A repeat
 * with the same key gets the first answer and writes nothing.
 */
export async function captureLead(
  { database, messageHost, ...deps }: Dependencies,
  capture: LeadCapture,
): Promise<CaptureAnswer> {
  return database.write(async (trx) => {
    const { answer, lead } = await captureWithin(trx, deps, capture)
    if (lead) {
      const emails = [newLeadEmail(lead, capture), ...receivedEmails(lead, capture)]
      await enqueueEmails(trx, emails, deps.clock(), messageHost)
    }
    return answer
  })
}

/**
 * Writes lead and activity within the caller's transaction. A person with an open lead is added to that lead. `lead` is
 * undefined for a repeat, which writes nothing.
 */
export async function captureWithin(
  trx: Trx,
  { clock, personKey }: Pick<Dependencies, 'clock' | 'personKey'>,
  capture: LeadCapture,
): Promise<{ answer: CaptureAnswer; lead: CapturedLead | undefined }> {
  const { submission, occasion = quoteRequest } = capture
  const score = scoreLead(submission)
  const now = clock()
  const key = `${occasion.kind}:${capture.idempotencyKey}`
  const newLeadId = newRowId()
  const answerWith = ({ category, followUpDays }: Omit<CaptureAnswer, 'reference'>, leadId: string) => ({
    category,
    followUpDays,
    reference: occasion.reference ?? shortReference(leadId),
  })
  const first = answerWith(score, newLeadId)
  const claim = { key, kind: occasion.kind, subjectId: newLeadId, answer: first }
  if (!(await claimSubmission(trx, claim, now))) {
    return { answer: await firstAnswer<CaptureAnswer>(trx, key), lead: undefined }
  }

  const openLead = await findOpenLead(trx, submission, {
    newLeadId,
    source: sourceOfOccasion[occasion.kind],
    at: now,
    chatLeadId: capture.chatLeadId,
  })
  const finalScore = openLead ? Math.max(openLead.lead_score, score.score) : score.score
  if (openLead) await joinLead(trx, openLead, capture, score, now)
  else await insertLead(trx, newLeadId, capture, score, now)

  const leadId = openLead?.id ?? newLeadId
  await noteActivity(trx, {
    leadId,
    type: occasion.activity.type,
    title: openLead ? occasion.activity.again : occasion.activity.first,
    description: describeSubmission(submission, score),
    createdBy: capture.createdBy ?? null,
    at: now,
  })
  if (personKey && capture.agreedAt !== null) {
    const { email, phone } = submission
    const consent = {
      email,
      phone,
      occasion: sourceOfOccasion[occasion.kind],
      locale: capture.locale,
      leadId,
    }
    await noteConsent(trx, personKey, consent, capture.agreedAt ?? now.toISOString())
  }
  if (!openLead) await noteEvent(trx, { type: 'lead.created', subjectId: leadId, at: now })
  const wasHot = openLead !== undefined && categorize(openLead.lead_score).category === 'Hot'
  if (!wasHot && categorize(finalScore).category === 'Hot') await notePush(trx, leadId, now)
  const lead = { leadId, joined: openLead !== undefined, score }
  if (!openLead) return { answer: first, lead }
  const answer = answerWith(categorize(finalScore), leadId)
  await trx
    .updateTable('submissions')
    .set({ answer: JSON.stringify(answer), subject_id: leadId })
    .where('key', '=', key)
    .execute()
  return { answer, lead }
}

/** The form of an occasion, recorded with its contacts and consent. */
const sourceOfOccasion = {
  quote: 'quote',
  chat: 'chat',
  'hand-over': 'chat',
  demo: 'demo',
  'demo-wish': 'demo',
} as const satisfies Record<LeadOccasion['kind'], ConsentOccasion>

/** Describes a submission and its score as plain text lines for the timeline. */
function describeSubmission(submission: LeadSubmission, score: LeadScore): string {
  const { serviceInterest, budgetRange, projectTimeline, businessType, urgency, projectComplexity } =
    submission
  const words = quoteLabels.en
  const lines = [
    serviceInterest && `Service: ${words.serviceInterest[serviceInterest]}`,
    budgetRange && `Budget: ${words.budgetRange[budgetRange]}`,
    projectTimeline && `Timeline: ${words.projectTimeline[projectTimeline]}`,
    businessType && `Business: ${words.businessType[businessType]}`,
    urgency && `Urgency: ${words.urgency[urgency]}`,
    projectComplexity && `Complexity: ${words.projectComplexity[projectComplexity]}`,
    `Score: ${score.score} (${score.category})`,
    '',
    submission.message,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}
