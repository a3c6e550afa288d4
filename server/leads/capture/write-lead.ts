import type { FieldValues } from '#domain/leads/lead-change.ts'
import { sourceOf } from '#domain/leads/lead-source.ts'
import { estimateValue } from '#domain/leads/score/estimate.ts'
import { categorize, type LeadScore } from '#domain/leads/score/score-lead.ts'
import { CONSENT_WORDING } from '#domain/privacy/consent.ts'
import { addDays } from '#server/clock.ts'
import type { leadColumns } from '#server/database/lead-columns.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import type { LeadCapture, LeadSubmission } from './capture-lead.ts'

/** A lead whose empty fields can be filled. */
export type FillableLead = Pick<LeadsTable, (typeof leadColumns)[number]>

/** Returns a submission as columns of a lead. Leads with only a phone number have an empty address. */
export function columnsOf(submission: Partial<LeadSubmission>) {
  return {
    email: submission.email ?? '',
    phone: submission.phone ?? null,
    company: submission.company ?? null,
    service_interest: submission.serviceInterest ?? null,
    budget_range: submission.budgetRange ?? null,
    project_timeline: submission.projectTimeline ?? null,
    business_type: submission.businessType ?? null,
    urgency: submission.urgency ?? null,
    message: submission.message ?? null,
  }
}

/** Returns the offered values that a lead lacks. */
export function missingIn(lead: FillableLead, offered: FieldValues): FieldValues {
  const lacks = ([name, value]: [string, unknown]) => Boolean(value) && !lead[name as keyof FillableLead]
  return Object.fromEntries(Object.entries(offered).filter(lacks))
}

export async function insertLead(trx: Trx, id: string, capture: LeadCapture, score: LeadScore, now: Date) {
  const { submission, attribution } = capture
  const at = now.toISOString()
  const visitSource = sourceOf(attribution)
  await trx
    .insertInto('leads')
    .values({
      id,
      name: submission.name,
      ...columnsOf(submission),
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
      ...consentOf(capture, now),
    })
    .execute()
}

/** Undefined if the team added the lead. */
function consentOf({ agreedAt }: LeadCapture, now: Date) {
  if (agreedAt === null) return { consented_at: null, consent_version: null }
  return { consented_at: agreedAt ?? now.toISOString(), consent_version: CONSENT_WORDING }
}

/**
 * Fills the lead's gaps without overwriting, and keeps the higher score. The follow-up is due by the day
 * promised to the visitor, even if none or a later one was set.
 */
export async function joinLead(
  trx: Trx,
  lead: FillableLead,
  capture: LeadCapture,
  score: LeadScore,
  now: Date,
) {
  const { submission } = capture
  const raised = score.score > lead.lead_score
  const { followUpDays } = categorize(Math.max(score.score, lead.lead_score))
  const followUp = addDays(now, followUpDays).toISOString()
  await trx
    .updateTable('leads')
    .set({
      ...(missingIn(lead, columnsOf(submission)) as Partial<LeadsTable>),
      estimated_value: lead.budget_range ? lead.estimated_value : estimateValue(submission.budgetRange),
      ...(raised ? { lead_score: score.score, lead_priority: score.priority } : {}),
      ...(followUp < (lead.follow_up_date ?? '9') ? { follow_up_date: followUp } : {}),
      updated_at: now.toISOString(),
    })
    .where('id', '=', lead.id)
    .execute()
  const consent = consentOf(capture, now)
  await trx
    .insertInto('lead_details')
    .values({
      lead_id: lead.id,
      score_reasons: JSON.stringify(score.reasons),
      project_complexity: submission.projectComplexity ?? null,
      business_size: submission.businessType ?? null,
      attribution: JSON.stringify(capture.attribution),
      locale: capture.locale,
      ...consent,
    })
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet(({ eb, ref, case: when }) => ({
        version: eb('lead_details.version', '+', 1),
        ...(raised ? { score_reasons: JSON.stringify(score.reasons) } : {}),
        ...(consent.consented_at && {
          // A quarantined submission may be older than the known data.
          consented_at: when()
            .when('lead_details.consented_at', '>', consent.consented_at)
            .then(ref('lead_details.consented_at'))
            .else(consent.consented_at)
            .end(),
          consent_version: consent.consent_version,
        }),
      })),
    )
    .execute()
}
