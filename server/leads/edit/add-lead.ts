import type { Viewer } from '#domain/accounts/viewer.ts'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import type { LeadPriority, ServiceInterest } from '#domain/leads/lead.ts'
import { splitDetails } from '#domain/leads/lead-change.ts'
import { BY_SCORE, type LeadFormProblems, newLeadDefaults, readScoreInput } from '#domain/leads/lead-form.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'
import { estimateValue } from '#domain/leads/score/estimate.ts'
import { scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import { recordChange } from '#server/changes/record-change.ts'
import { addDays, type Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { findOpenLead } from '../capture/find-open-lead.ts'
import { auditChange } from '../changes/change-leads.ts'
import { type Duplicate, findDuplicates } from '../duplicates/find-duplicates.ts'
import { noteActivity } from '../work/note-activity.ts'
import { readLeadForm } from './read-lead-form.ts'

export type NewLead = {
  /** Identifies the submission, so that submitting the form twice adds one lead. */
  id: string
  get: (name: string) => unknown
  /** Adds the lead despite possible duplicates. */
  anyway: boolean
  /** Whether the person gets a confirmation email. */
  tellThem: boolean
}

export type AddOutcome =
  /** Undoing the change removes the lead; undefined if the form was submitted before. */
  | { kind: 'added'; leadId: string; mailed: boolean; changeId?: string }
  | { kind: 'invalid'; problems: LeadFormProblems }
  /** `isOpen`: an open lead has the same contact, so a second one is impossible. */
  | { kind: 'duplicates'; duplicates: Duplicate[]; isOpen: boolean }

type Dependencies = { database: Database; clock: Clock; messageHost: string; outbox: { wake(): void } }

/** Is thrown inside the transaction to release the claimed contacts. */
class HasOpenLeadError extends Error {}

/** Adds a lead that did not come from the site, such as a caller. */
export async function addLead(
  deps: Dependencies,
  viewer: Viewer | undefined,
  added: NewLead,
): Promise<AddOutcome> {
  authorize(viewer, 'leads:write')
  const { texts, typed, problems } = readLeadForm(added.get, newLeadDefaults)
  const { database } = deps
  const duplicates = () => findDuplicates(database.db, texts, added.id)
  if (!isRowId(added.id)) problems.name ??= 'required'
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  try {
    const outcome = await database.write((trx) => write(trx, deps, viewer, added, { texts, typed }))
    if (outcome.kind === 'added') deps.outbox.wake()
    return outcome
  } catch (error) {
    if (!(error instanceof HasOpenLeadError)) throw error
    return { kind: 'duplicates', duplicates: await duplicates(), isOpen: true }
  }
}

type Read = Pick<ReturnType<typeof readLeadForm>, 'texts' | 'typed'>

async function write(
  trx: Trx,
  { clock, messageHost }: Dependencies,
  viewer: Viewer,
  { id, anyway, tellThem }: NewLead,
  { texts, typed }: Read,
): Promise<AddOutcome> {
  const sentBefore = await trx.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()
  if (sentBefore) return { kind: 'added', leadId: id, mailed: false }
  if (typed.assigned_to && !(await isTeamMember(trx, String(typed.assigned_to)))) {
    return { kind: 'invalid', problems: { assigned_to: 'member' } }
  }
  if (!anyway) {
    const found = await findDuplicates(trx, texts, id)
    const isOpen = found.some((lead) => lead.isOpen && lead.same.some((reason) => reason !== 'name'))
    if (found.length > 0) return { kind: 'duplicates', duplicates: found, isOpen }
  }
  const person = { email: texts.email || undefined, phone: texts.phone || undefined }
  const now = clock()
  const coming = { newLeadId: id, source: 'edit', at: now } as const
  if (contactKeys(person).length > 0 && (await findOpenLead(trx, person, coming)))
    throw new HasOpenLeadError()

  const at = now.toISOString()
  const score = scoreLead(readScoreInput(typed))
  const { columns, details } = splitDetails(typed)
  const isByScore = texts.lead_priority === BY_SCORE
  const inserted = await trx
    .insertInto('leads')
    .values({
      ...(columns as Record<string, string | null>),
      id,
      name: texts.name,
      email: texts.email,
      source: texts.source as LeadSource,
      lead_score: score.score,
      lead_priority: isByScore ? score.priority : (texts.lead_priority as LeadPriority),
      status: 'new',
      estimated_value:
        typed.estimated_value === undefined
          ? estimateValue(readScoreInput(typed).budgetRange)
          : Number(typed.estimated_value),
      follow_up_date: String(typed.follow_up_date ?? addDays(now, score.followUpDays).toISOString()),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { kind: 'added', leadId: id, mailed: false }
  await trx
    .insertInto('lead_details')
    .values({
      ...details,
      lead_id: id,
      score_reasons: JSON.stringify(score.reasons),
      attribution: '{}',
      locale: texts.locale,
    })
    .execute()
  await noteActivity(trx, {
    leadId: id,
    type: 'added',
    title: 'Added by hand',
    createdBy: viewer.email,
    at: now,
  })
  await noteEvent(trx, { type: 'lead.created', subjectId: id, at: now })
  const mailed = tellThem && texts.email !== ''
  if (mailed) {
    const data = {
      name: texts.name,
      serviceInterest: (typed.service_interest ?? undefined) as ServiceInterest | undefined,
      message: texts.message,
    }
    const to = { to: texts.email, locale: texts.locale as Locale, leadId: id }
    await enqueueEmails(trx, [{ template: 'quote-received', ...to, data }], now, messageHost)
  }
  const rows = [{ table: 'leads', id, after: {} }] as const
  const changeId = await recordChange(trx, viewer, { kind: 'add', at: now, rows })
  await auditChange(trx, { viewer, at: now, kind: 'add', changeId, leadIds: [id] })
  return { kind: 'added', leadId: id, mailed, changeId }
}
