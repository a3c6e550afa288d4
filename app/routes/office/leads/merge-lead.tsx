import { redirect } from 'react-router'
import { mergeLeads } from '#app/features/leads/office/merge/merge-intent.ts'
import { MergeScreen } from '#app/features/leads/office/merge/merge-screen.tsx'
import { PickOther } from '#app/features/leads/office/merge/pick-other.tsx'
import { leadAddress } from '#app/features/leads/office/paths.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import { readLeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { Route } from './+types/merge-lead.ts'

/** The leads that the other one can be chosen from. */
async function loadChoice({ viewer, services: { leads }, id, query, orInstead }: OfficeLoad) {
  const find = (query('find') ?? '').trim()
  const filters = readLeadFilters((name) => (name === 'q' ? find : null))
  const [lead, likely, page] = await Promise.all([
    leads.get(viewer, id),
    orInstead(leads.duplicatesOf(viewer, id), []),
    find === '' ? undefined : leads.list(viewer, filters),
  ])
  if (!lead) return undefined
  const found = (page?.leads ?? [])
    .filter((other) => other.id !== id)
    .map(({ phoneContact, ...other }) => ({ ...other, phone: phoneContact?.text ?? null }))
  return { lead: { id: lead.lead.id, name: lead.lead.name }, find, likely, found }
}

export const loader = officeLoader('leads:delete', async (load) => {
  const { viewer, services, id, query, orInstead } = load
  const otherId = query('with')
  if (!otherId) {
    const choice = await loadChoice(load)
    return choice && { choice, merge: undefined }
  }
  const { leads, accounts } = services
  const [preview, members] = await Promise.all([
    leads.readMerge(viewer, id, otherId),
    orInstead(accounts.members(viewer), []),
  ])
  if (preview) return { choice: undefined, merge: { preview, members } }
  const merged = await leads.mergedInto(viewer, otherId)
  if (merged === id) throw redirect(leadAddress(merged))
  return undefined
})

export const action = officeAction('leads:delete', { merge: mergeLeads })

export default function MergeLead({ loaderData: { choice, merge } }: Route.ComponentProps) {
  return choice ? <PickOther {...choice} /> : <MergeScreen {...merge} />
}
