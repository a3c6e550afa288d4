import type { Viewer } from '#domain/accounts/viewer.ts'
import { differences } from '#domain/leads/lead-change.ts'
import { followEdit, type LeadFormProblems } from '#domain/leads/lead-form.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { readStandings } from '../lead-standing.ts'
import { readLeadForm } from './read-lead-form.ts'

export type LeadEdit = {
  leadId: string
  /** A submitted form field. */
  get: (name: string) => unknown
  /** The displayed version; 0 for a lead without details. */
  version: number
}

export type EditOutcome =
  | { kind: 'gone' }
  | { kind: 'unchanged' }
  | { kind: 'invalid'; problems: LeadFormProblems }
  | { kind: 'conflict' }
  | { kind: 'changed'; changeId: string }

/** Saves a lead's form, unless the lead was changed since the displayed version. */
export async function editLead(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, get, version }: LeadEdit,
): Promise<EditOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<EditOutcome> => {
    const now = (await readStandings(trx, [leadId])).get(leadId)
    if (!now) return { kind: 'gone' }
    const { texts, typed, problems } = readLeadForm(get, now)
    const set = followEdit(now, typed, texts.lead_priority)
    const isSame = Object.keys(differences(now, set).after).length === 0
    if (version !== now.version && !isSame) return { kind: 'conflict' }
    if (typed.assigned_to && !(await isTeamMember(trx, String(typed.assigned_to)))) {
      problems.assigned_to = 'member'
    }
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
    if (isSame) return { kind: 'unchanged' }
    const leads = [{ id: leadId, set }]
    const { changeId } = await changeLeads(trx, { viewer, at: clock(), kind: 'edit', leads })
    return { kind: 'changed', changeId }
  })
}
