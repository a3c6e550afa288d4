import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { changeLead, type LeadChanged } from './change-lead.ts'

type Dependencies = Parameters<typeof changeLead>[0]

type Move = {
  leadId: string
  status: LeadStatus
  /** The column of the board that the lead was dragged from. */
  seen?: LeadStatus
}

/** `conflict`: another person moved it meanwhile, to `status`. */
export type StatusChange = LeadChanged | { kind: 'conflict'; name: string; status: LeadStatus }

/** Sets a lead's status, if it is still in the column that was shown. */
export async function changeLeadStatus(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { leadId, status, seen }: Move,
): Promise<StatusChange> {
  return changeLead(deps, viewer, { leadId, kind: 'status' }, (now) =>
    seen === undefined || now.status === seen || now.status === status
      ? { set: { status } }
      : { kind: 'conflict' as const, name: String(now.name), status: now.status as LeadStatus },
  )
}
