import type { Attribution, LeadSource } from '#domain/leads/lead-source.ts'
import { categorize, type LeadScore, type ScoreCategory, scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { ConsentOccasion } from '#domain/privacy/consent.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { newRowId, shortReference } from '#server/database/row-id.ts'
import { enqueueEmails, type NewEmail } from '#server/email/delivery/outbox.ts'
import { noteConsent } from '#server/privacy/note-consent.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { notePush } from '#server/push/note-push.ts'
import { claimSubmission } from '#server/submissions/idempotency-key.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import type { LeadAnswers } from '../lead-answers.ts'
import { noteActivity } from '../work/note-activity.ts'
import { insertLead, joinLead } from '../write-lead.ts'
import { describeSubmission } from './describe-submission.ts'
import { findOpenLead } from './find-open-lead.ts'
import { quoteOccasion } from './quote-occasion.ts'

export type LeadCapture = {
  submission: LeadAnswers
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

export type CapturedLead = { leadId: string; joined: boolean; score: LeadScore }

/**
 * The reason why a person becomes a lead: its timeline entry and emails, which are written in the same
 * transaction.
 */
export type LeadOccasion = {
  kind: 'quote' | 'chat' | 'hand-over' | 'demo' | 'demo-wish'
  activity: { type: string; first: string; again: string }
  emails: (lead: CapturedLead) => NewEmail[]
  alsoWrite?: (trx: Trx, leadId: string) => Promise<void>
  /** The number that the visitor may quote, such as a booking's. */
  reference?: string
}

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
 * Writes lead, activity and emails in one transaction and answers after its commit. A repeat with the same
 * key gets the first answer and writes nothing. A person with an open lead is added to that lead.
 */
export async function captureLead(deps: Dependencies, capture: LeadCapture): Promise<CaptureAnswer> {
  return deps.database.write((trx) => captureWithin(trx, deps, capture))
}

/** Does the same within the caller's transaction. */
export async function captureWithin(
  trx: Trx,
  { clock, messageHost, personKey }: Omit<Dependencies, 'database'>,
  capture: LeadCapture,
): Promise<CaptureAnswer> {
  const score = scoreLead(capture.submission)
  const occasion = capture.occasion ?? quoteOccasion(capture)
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
  if (!(await claimSubmission(trx, claim, now))) return firstAnswer(trx, key)

  const openLead = await findOpenLead(trx, capture.submission, {
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
    description: describeSubmission(capture.submission, score),
    createdBy: capture.createdBy ?? null,
    at: now,
  })
  if (personKey && capture.agreedAt !== null) {
    const consent = { ...contactOf(capture), occasion: sourceOfOccasion[occasion.kind], leadId }
    await noteConsent(trx, personKey, consent, capture.agreedAt ?? now.toISOString())
  }
  await occasion.alsoWrite?.(trx, leadId)
  if (!openLead) await noteEvent(trx, { type: 'lead.created', subjectId: leadId, at: now })
  const wasHot = openLead !== undefined && categorize(openLead.lead_score).category === 'Hot'
  if (!wasHot && categorize(finalScore).category === 'Hot') await notePush(trx, leadId, now)
  const lead = { leadId, joined: openLead !== undefined, score }
  await enqueueEmails(trx, occasion.emails(lead), now, messageHost)

  if (!openLead) return first
  const answer = answerWith(categorize(finalScore), leadId)
  await trx
    .updateTable('submissions')
    .set({ answer: JSON.stringify(answer), subject_id: leadId })
    .where('key', '=', key)
    .execute()
  return answer
}

/** The form of an occasion, recorded with its contacts and consent. */
const sourceOfOccasion = {
  quote: 'quote',
  chat: 'chat',
  'hand-over': 'chat',
  demo: 'demo',
  'demo-wish': 'demo',
} as const satisfies Record<LeadOccasion['kind'], ConsentOccasion>

function contactOf({ submission: { email, phone }, locale }: LeadCapture) {
  return { email, phone, locale }
}

async function firstAnswer(trx: Trx, key: string): Promise<CaptureAnswer> {
  const { answer } = await trx
    .selectFrom('submissions')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return JSON.parse(answer) as CaptureAnswer
}
