import type { ImportedPerson } from '#domain/leads/import/read-row.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { estimateValue } from '#domain/leads/score/estimate.ts'
import { scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Trx } from '#server/database/open-database.ts'
import { columnsOf } from '../capture/write-lead.ts'
import { noteActivities } from '../work/note-activity.ts'
import type { ImportJob } from './import-part.ts'

export type NewLead = { id: string; line: number; person: ImportedPerson; status: LeadStatus }

/**
 * Inserts imported leads, scored like all others. They cause no emails and webhooks, and have a follow-up
 * only if the file has one, because old contacts are not today's work.
 */
export async function insertImported(trx: Trx, job: ImportJob, leads: NewLead[], now: Date): Promise<void> {
  if (leads.length === 0) return
  const at = now.toISOString()
  const scored = leads.map((lead) => ({ ...lead, score: scoreLead(lead.person) }))
  await trx
    .insertInto('leads')
    .values(
      scored.map(({ id, person, status, score }) => ({
        id,
        name: person.name,
        ...columnsOf(person),
        lead_score: score.score,
        lead_priority: score.priority,
        status,
        source: person.source ?? job.plan.source,
        estimated_value: person.value ?? estimateValue(person.budgetRange),
        follow_up_date: person.followUp?.toISOString() ?? null,
        notes: person.notes ?? null,
        created_at: person.created?.toISOString() ?? at,
        updated_at: at,
      })),
    )
    .execute()
  await trx
    .insertInto('lead_details')
    .values(
      scored.map(({ id, person, score }) => ({
        lead_id: id,
        score_reasons: JSON.stringify(score.reasons),
        business_size: person.businessType ?? null,
        attribution: '{}',
        locale: 'en',
      })),
    )
    .execute()
  await trx
    .insertInto('imported_leads')
    .values(leads.map(({ id }) => ({ lead_id: id, import_id: job.id, imported_at: at })))
    .execute()
  await noteActivities(
    trx,
    leads.map(({ id, line }) => ({
      leadId: id,
      type: 'import',
      title: `Imported from ${job.fileName}`,
      description: `Line ${line} of the file.`,
      createdBy: job.createdBy,
      at: now,
    })),
  )
}
