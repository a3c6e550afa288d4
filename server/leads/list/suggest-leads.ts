import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { firstLeads } from './list-leads.ts'
import { nearLeads } from './near-leads.ts'

const SUGGESTED = 7

export type FoundLead = {
  id: string
  name: string
  company: string | null
  email: string | null
  phone: string | null
  status: string
}

/** Returns the first few leads that match the words, or nearly. */
export async function suggestLeads(
  deps: Parameters<typeof firstLeads>[0],
  viewer: Viewer | undefined,
  search: string,
): Promise<FoundLead[]> {
  authorize(viewer, 'leads:read')
  if (!search) return []
  const leads = await firstLeads(deps, viewer, { search })
  const found = leads.length > 0 ? leads : await nearLeads(deps, viewer, search)
  return found.slice(0, SUGGESTED).map(({ id, name, company, email, phone, status }) => ({
    id,
    name,
    company,
    email,
    phone: phoneText(phone),
    status,
  }))
}
