import type { Viewer } from '#domain/accounts/viewer.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import {
  fingerprint,
  followEdit,
  formText,
  type LeadFormField,
  type LeadFormProblems,
  leadFormFields,
} from '#domain/leads/lead-form.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { readStandings } from '../lead-standing.ts'
import { readLeadForm } from './read-lead-form.ts'

export type LeadEdit = {
  leadId: string
  /** A submitted form field. */
  get: (name: string) => unknown
  /** The fingerprint of a field's value when the form was opened. */
  seen: (field: LeadFormField) => string | undefined
}

export type EditOutcome =
  | { kind: 'gone' }
  | { kind: 'unchanged' }
  | { kind: 'invalid'; problems: LeadFormProblems }
  /** Another person changed the same fields meanwhile; nothing was written. */
  | { kind: 'conflict'; theirs: Partial<Record<LeadFormField, string>> }
  | { kind: 'changed'; changeId: string }

/**
 * Saves a lead's form. Fields that the viewer did not change keep their current values; if two people changed
 * the same field, the later one is shown the other's value.
 */
export async function editLead(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  edit: LeadEdit,
): Promise<EditOutcome> {
  authorize(viewer, 'leads:write')
  const { leadId } = edit
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<EditOutcome> => {
    const now = (await readStandings(trx, [leadId])).get(leadId.toLowerCase())
    if (!now) return { kind: 'gone' }
    const read = readLeadForm(edit.get, now)
    const { touched, theirs } = compare(read.texts, now, edit)
    const problems = await checkMember(
      trx,
      Object.fromEntries(
        Object.entries(read.problems).filter(([field]) => touched.has(field as LeadFormField)),
      ),
      touched.has('assigned_to') ? read.typed.assigned_to : undefined,
    )
    if (read.problems.email === 'contact') problems.email ??= 'contact'
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
    if (Object.keys(theirs).length > 0) return { kind: 'conflict', theirs }
    const typed = Object.fromEntries(
      Object.entries(read.typed).filter(([field]) => touched.has(field as LeadFormField)),
    ) as FieldValues
    const priority = touched.has('lead_priority') ? read.texts.lead_priority : formText('lead_priority', now)
    const leads = [{ id: leadId, set: followEdit(now, typed, priority) }]
    const { changeId, changed } = await changeLeads(trx, { viewer, at: clock(), kind: 'edit', leads })
    return changed.length > 0 ? { kind: 'changed', changeId } : { kind: 'unchanged' }
  })
}

/** Returns the fields that the viewer changed, and which of them another person changed meanwhile. */
function compare(texts: Record<LeadFormField, string>, now: FieldValues, { seen }: LeadEdit) {
  const touched = new Set<LeadFormField>()
  const theirs: Partial<Record<LeadFormField, string>> = {}
  for (const field of leadFormFields) {
    const mine = texts[field]
    const current = formText(field, now)
    const shown = seen(field) ?? fingerprint(current)
    if (fingerprint(mine) === shown || mine === current) continue
    touched.add(field)
    if (fingerprint(current) !== shown) theirs[field] = current
  }
  return { touched, theirs }
}

async function checkMember(
  trx: Trx,
  problems: LeadFormProblems,
  assigned: string | number | null | undefined,
): Promise<LeadFormProblems> {
  if (typeof assigned !== 'string' || (await isTeamMember(trx, assigned))) return problems
  return { ...problems, assigned_to: 'member' }
}
