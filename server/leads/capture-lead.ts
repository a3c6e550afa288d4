import type { Attribution, LeadSource } from '#domain/leads/lead-source.ts'
import { categorize, type LeadScore, type ScoreCategory, scoreLead } from '#domain/leads/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { ConsentOccasion } from '#domain/privacy/consent.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { newRowId, shortReference } from '#server/database/row-id.ts'
import { enqueueEmails, type NewEmail } from '#server/email/outbox.ts'
import { noteConsent } from '#server/privacy/note-consent.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { notePush } from '#server/push/note-push.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { describeSubmission } from './describe-submission.ts'
import { findOpenLead } from './find-open-lead.ts'
import type { LeadAnswers } from './lead-answers.ts'
import { noteActivity } from './note-activity.ts'
import { quoteOccasion } from './quote-occasion.ts'
import { insertLead, joinLead } from './write-lead.ts'

export type LeadCapture = {
  submission: LeadAnswers
  /** The same for every repeat of one submission. */
  idempotencyKey: string
  /** Where it came in; what the visit's beginning tells goes before. */
  source: LeadSource
  attribution: Attribution
  locale: Locale
  /** Why the visitor is not mailed, where that is so. */
  mailRefusal?: string | undefined
  /** When they agreed, where that is taken in only now; null where the team writes the lead and nobody agreed. */
  agreedAt?: string | null | undefined
  /** The lead of the chat that they write in. */
  chatLeadId?: string | null | undefined
  /** Who of the team wrote it. */
  createdBy?: string | undefined
  /** A quote request, unless it says otherwise. */
  occasion?: LeadOccasion
}

export type CapturedLead = { leadId: string; joined: boolean; score: LeadScore }

/** Why somebody becomes a lead: what is written and mailed beside it, in the same transaction. */
export type LeadOccasion = {
  kind: 'quote' | 'chat' | 'hand-over' | 'demo' | 'demo-wish'
  activity: { type: string; first: string; again: string }
  emails: (lead: CapturedLead) => NewEmail[]
  alsoWrite?: (trx: Trx, leadId: string) => Promise<void>
  /** What the visitor may name it by, such as a booking's number. */
  reference?: string
}

/** What the visitor is told. */
export type CaptureAnswer = { category: ScoreCategory; followUpDays: number; reference: string }

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  /** Where it is the visitor who agreed, which is kept; not where the team writes a lead. */
  personKey?: PersonKey | undefined
}

/**
 * Writes lead, activity and e-mails in one transaction and answers after its commit. A repeat with the same key
 * gets the first answer and writes nothing. Somebody whose lead is still open joins it.
 */
export async function captureLead(deps: Dependencies, capture: LeadCapture): Promise<CaptureAnswer> {
  return deps.database.write((trx) => captureWithin(trx, deps, capture))
}

/** The same as part of a transaction that writes more. */
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
  const claimed = await trx
    .insertInto('submissions')
    .values({
      key,
      kind: occasion.kind,
      subject_id: newLeadId,
      answer: JSON.stringify(first),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return firstAnswer(trx, key)

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

/** The form that an occasion comes from, by which its contacts and its consent are kept. */
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
