import type { Viewer } from '#domain/accounts/viewer.ts'
import { deleteLeads } from './bin/delete-leads.ts'

export type Deletion = { kind: 'deleted'; changeId: string } | { kind: 'gone' }

/** Moves one lead to the bin. */
export async function deleteLead(
  deps: Parameters<typeof deleteLeads>[0],
  viewer: Viewer | undefined,
  leadId: string,
): Promise<Deletion> {
  const { changeId, deleted } = await deleteLeads(deps, viewer, [leadId])
  return deleted.length > 0 ? { kind: 'deleted', changeId } : { kind: 'gone' }
}
