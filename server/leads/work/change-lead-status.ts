import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { changeLead, type LeadChanged } from '../changes/change-leads.ts'

type Dependencies = Parameters<typeof changeLead>[0]

type Move = {
  leadId: string
  status: LeadStatus
  /** The column of the board that the lead was dragged from. */
  seen?: LeadStatus | undefined
}

/** Another person moved it meanwhile, to `column`. */
type Moved = { kind: 'conflict'; name: string; column: LeadStatus }

/** Sets a lead's status, if it is still in the column that was shown. */
export async function changeLeadStatus(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { leadId, status, seen }: Move,
): Promise<LeadChanged | Moved> {
  return changeLead<Moved>(deps, viewer, { leadId, kind: 'status' }, (lead) =>
    seen === undefined || lead.status === seen || lead.status === status
      ? { set: { status } }
      : { kind: 'conflict', name: String(lead.name), column: lead.status as LeadStatus },
  )
}
