import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { otherSpellings } from '#domain/leads/search/other-spellings.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { firstLeads } from './list-leads.ts'

const SUGGESTED = 7

export type FoundLead = {
  id: string
  name: string
  company: string | null
  email: string | null
  phone: string | null
  status: string
}

/** Returns the first few leads that match the words, or another common spelling of them. */
export async function suggestLeads(
  deps: Parameters<typeof firstLeads>[0],
  viewer: Viewer | undefined,
  search: string,
): Promise<FoundLead[]> {
  authorize(viewer, 'leads:read')
  if (!search) return []
  const find = (words: string) => firstLeads(deps, viewer, { search: words })
  let found = await find(search)
  if (found.length === 0) {
    // They run concurrently, because they are few and short.
    const spelled = await Promise.all(otherSpellings(search).map(find))
    found = spelled.find((leads) => leads.length > 0) ?? []
  }
  return found.slice(0, SUGGESTED).map(({ id, name, company, email, phone, status }) => ({
    id,
    name,
    company,
    email,
    phone: phoneText(phone),
    status,
  }))
}
