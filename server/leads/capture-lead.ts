import { randomUUID } from 'node:crypto'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import { estimateValue } from '#domain/leads/estimate.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { Attribution, LeadSource } from '#domain/leads/lead-source.ts'
import { sourceOf } from '#domain/leads/lead-source.ts'
import { categorize, type LeadScore, type ScoreCategory, scoreLead } from '#domain/leads/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import { addDays, type Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/outbox.ts'
import { describeSubmission } from './describe-submission.ts'
import type { QuoteSubmission } from './quote-form.ts'

export type LeadCapture = {
  submission: QuoteSubmission
  /** The same for every repeat of one submission. */
  idempotencyKey: string
  /** Where it came in; what the visit's beginning tells goes before. */
  source: LeadSource
  attribution: Attribution
  locale: Locale
}

/** What the visitor is told. */
export type CaptureAnswer = { category: ScoreCategory; followUpDays: number }

/** The wording of the consent; raised when the wording changes. */
export const CONSENT_VERSION = '2026-11'

type Dependencies = { database: Database; clock: Clock; messageHost: string }

/**
 * Writes lead, activity and e-mails in one transaction and answers after its commit. A repeat with the same key
 * gets the first answer and writes nothing. Somebody whose lead is still open joins it.
 */
export async function captureLead(
  { database, clock, messageHost }: Dependencies,
  capture: LeadCapture,
): Promise<CaptureAnswer> {
  const score = scoreLead(capture.submission)
  return database.write(async (trx) => {
    const now = clock()
    const key = `quote:${capture.idempotencyKey}`
    const newLeadId = randomUUID()
    const first = { category: score.category, followUpDays: score.followUpDays }
    const claimed = await trx
      .insertInto('submissions')
      .values({
        key,
        kind: 'quote',
        subject_id: newLeadId,
        answer: JSON.stringify(first),
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return firstAnswer(trx, key)

    const openLead = await findOpenLead(trx, capture.submission, newLeadId)
    const finalScore = openLead ? Math.max(openLead.lead_score, score.score) : score.score
    if (openLead) await joinLead(trx, openLead, capture, score, now)
    else await insertLead(trx, newLeadId, capture, score, now)

    const leadId = openLead?.id ?? newLeadId
    await trx
      .insertInto('lead_activities')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        activity_type: 'quote_request',
        title: openLead ? 'Asked for another quote' : 'Asked for a quote',
        description: describeSubmission(capture.submission, score),
        created_at: now.toISOString(),
      })
      .execute()
    await enqueueEmails(trx, emailsAbout(capture, score, leadId, openLead !== undefined), now, messageHost)

    if (!openLead) return first
    const { category, followUpDays } = categorize(finalScore)
    const answer = { category, followUpDays }
    await trx
      .updateTable('submissions')
      .set({ answer: JSON.stringify(answer), subject_id: leadId })
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function firstAnswer(trx: Trx, key: string): Promise<CaptureAnswer> {
  const { answer } = await trx
    .selectFrom('submissions')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return JSON.parse(answer) as CaptureAnswer
}

/**
 * The open lead that the person's address or number belongs to. Claims both for the new lead where they belong
 * to none; the claim locks them, so that two submissions of one person can't make two leads.
 */
async function findOpenLead(trx: Trx, person: QuoteSubmission, newLeadId: string) {
  const keys = contactKeys(person)
  const claims = await trx
    .insertInto('lead_contacts')
    // In one order everywhere, so that two transactions can't wait for each other.
    .values([...keys].sort().map((contact) => ({ contact, lead_id: newLeadId })))
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({ contact: eb.ref('excluded.contact') })),
    )
    .returning(['contact', 'lead_id'])
    .execute()
  const known = claims.filter((claim) => claim.lead_id !== newLeadId)
  if (known.length === 0) return undefined

  const leads = await trx
    .selectFrom('leads')
    .select([
      'id',
      'lead_score',
      'status',
      'phone',
      'service_interest',
      'budget_range',
      'project_timeline',
      'business_type',
      'urgency',
      'message',
      'estimated_value',
      'follow_up_date',
    ])
    .where(
      'id',
      'in',
      known.map((claim) => claim.lead_id),
    )
    .execute()
  const leadOf = (key: string) => {
    const id = known.find((claim) => claim.contact === key)?.lead_id
    return leads.find((lead) => lead.id === id && isOpen(lead.status))
  }
  const openLead = keys.map(leadOf).find((lead) => lead !== undefined)
  // What is new, or belonged to a lead that is closed or gone, now belongs to this one.
  const free = claims.filter((claim) => leadOf(claim.contact) === undefined).map((claim) => claim.contact)
  if (free.length > 0) {
    await trx
      .updateTable('lead_contacts')
      .set({ lead_id: openLead?.id ?? newLeadId })
      .where('contact', 'in', free)
      .execute()
  }
  return openLead
}

type OpenLead = NonNullable<Awaited<ReturnType<typeof findOpenLead>>>

async function insertLead(trx: Trx, id: string, capture: LeadCapture, score: LeadScore, now: Date) {
  const { submission, attribution } = capture
  const at = now.toISOString()
  const visitSource = sourceOf(attribution)
  await trx
    .insertInto('leads')
    .values({
      id,
      name: submission.name,
      email: submission.email,
      phone: submission.phone ?? null,
      service_interest: submission.serviceInterest,
      budget_range: submission.budgetRange ?? null,
      project_timeline: submission.projectTimeline ?? null,
      business_type: submission.businessType ?? null,
      urgency: submission.urgency ?? null,
      message: submission.message,
      lead_score: score.score,
      lead_priority: score.priority,
      status: 'new',
      source: visitSource ?? capture.source,
      estimated_value: estimateValue(submission.budgetRange),
      follow_up_date: addDays(now, score.followUpDays).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .execute()
  await trx
    .insertInto('lead_details')
    .values({
      lead_id: id,
      score_reasons: JSON.stringify(score.reasons),
      project_complexity: submission.projectComplexity ?? null,
      business_size: submission.businessType ?? null,
      marketing_source: attribution.utmSource ?? attribution.ref ?? attribution.referrerHost ?? null,
      attribution: JSON.stringify(attribution),
      locale: capture.locale,
      consented_at: at,
      consent_version: CONSENT_VERSION,
    })
    .execute()
}

/**
 * Fills what the lead lacks, overwrites nothing, and keeps the higher score; with a higher one the day to follow
 * up comes nearer, since that is what the visitor is told.
 */
async function joinLead(trx: Trx, lead: OpenLead, capture: LeadCapture, score: LeadScore, now: Date) {
  const { submission } = capture
  const raised = score.score > lead.lead_score
  const followUp = addDays(now, score.followUpDays).toISOString()
  await trx
    .updateTable('leads')
    .set({
      phone: lead.phone || submission.phone || null,
      service_interest: lead.service_interest || submission.serviceInterest,
      budget_range: lead.budget_range || submission.budgetRange || null,
      project_timeline: lead.project_timeline || submission.projectTimeline || null,
      business_type: lead.business_type || submission.businessType || null,
      urgency: lead.urgency || submission.urgency || null,
      message: lead.message || submission.message,
      estimated_value: lead.budget_range ? lead.estimated_value : estimateValue(submission.budgetRange),
      ...(raised ? { lead_score: score.score, lead_priority: score.priority } : {}),
      ...(raised && followUp < (lead.follow_up_date ?? '9') ? { follow_up_date: followUp } : {}),
      updated_at: now.toISOString(),
    })
    .where('id', '=', lead.id)
    .execute()
  const details = {
    ...(raised ? { score_reasons: JSON.stringify(score.reasons) } : {}),
    consented_at: now.toISOString(),
    consent_version: CONSENT_VERSION,
  }
  await trx
    .insertInto('lead_details')
    .values({
      lead_id: lead.id,
      score_reasons: JSON.stringify(score.reasons),
      project_complexity: submission.projectComplexity ?? null,
      business_size: submission.businessType ?? null,
      attribution: JSON.stringify(capture.attribution),
      locale: capture.locale,
      consented_at: now.toISOString(),
      consent_version: CONSENT_VERSION,
    })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(details))
    .execute()
}

function emailsAbout(capture: LeadCapture, score: LeadScore, leadId: string, joined: boolean) {
  const { submission, locale } = capture
  return [
    {
      template: 'new-lead' as const,
      to: TO_OWNER,
      replyTo: submission.email,
      locale: 'en' as const,
      leadId,
      data: {
        leadId,
        answers: submission,
        score,
        estimatedValue: estimateValue(submission.budgetRange),
        source: sourceOf(capture.attribution) ?? capture.source,
        joined,
      },
    },
    {
      template: 'quote-received' as const,
      to: submission.email,
      locale,
      leadId,
      data: {
        name: submission.name,
        serviceInterest: submission.serviceInterest,
        message: submission.message,
      },
    },
  ]
}
