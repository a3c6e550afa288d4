import type { Viewer } from '#domain/accounts/viewer.ts'
import type { FollowUpStep } from '#domain/leads/follow-up/follow-up.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { changeLead, type LeadChanged } from '../changes/change-leads.ts'

type Step = {
  leadId: string
  step: FollowUpStep
  /** The follow-up that the screen showed. */
  seen: string
}

/** Completes or postpones a due follow-up, unless another day was set meanwhile. Completing it counts as contact. */
export async function stepFollowUp(
  deps: Parameters<typeof changeLead>[0],
  viewer: Viewer | undefined,
  { leadId, step, seen }: Step,
): Promise<LeadChanged | { kind: 'conflict' }> {
  return changeLead<{ kind: 'conflict' }>(deps, viewer, { leadId, kind: 'follow_up' }, (lead, at) => {
    if (lead.follow_up_date !== seen) return { kind: 'conflict' }
    const follow_up_date = step === 'done' ? null : (readFollowUp(step, at.toISOString()) ?? null)
    if (step !== 'done') return { set: { follow_up_date } }
    const status = lead.status === 'new' ? { status: 'contacted' } : {}
    return {
      set: { follow_up_date, last_contacted: at.toISOString(), ...status },
      note: 'Followed up',
    }
  })
}
