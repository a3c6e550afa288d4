import type { Viewer } from '#domain/accounts/viewer.ts'
import { differences } from '#domain/leads/lead-change.ts'
import { followEdit, type LeadFormProblems } from '#domain/leads/lead-form.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import { changeLead, type LeadChanged } from '../changes/change-leads.ts'
import { readLeadForm } from './read-lead-form.ts'

export type LeadEdit = {
  leadId: string
  /** A submitted form field. */
  get: (name: string) => unknown
  /** The displayed version; 0 for a lead without details. */
  version: number
}

type Refusal = { kind: 'invalid'; problems: LeadFormProblems } | { kind: 'conflict' }
export type EditOutcome = LeadChanged | Refusal

/** Saves a lead's form, unless the lead was changed since the displayed version. */
export async function editLead(
  deps: Parameters<typeof changeLead>[0],
  viewer: Viewer | undefined,
  { leadId, get, version }: LeadEdit,
): Promise<EditOutcome> {
  return changeLead<Refusal>(deps, viewer, { leadId, kind: 'edit' }, async (lead, _at, trx) => {
    const { texts, typed, problems } = readLeadForm(get, lead)
    const set = followEdit(lead, typed, texts.lead_priority)
    const isSame = Object.keys(differences(lead, set).after).length === 0
    if (version !== lead.version && !isSame) return { kind: 'conflict' }
    if (typed.assigned_to && !(await isTeamMember(trx, String(typed.assigned_to)))) {
      problems.assigned_to = 'member'
    }
    return Object.keys(problems).length > 0 ? { kind: 'invalid', problems } : { set }
  })
}
