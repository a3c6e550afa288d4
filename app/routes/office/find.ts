import { officeJson } from '#app/lib/office/office-json.ts'
import { readSearch } from '#domain/address-values.ts'

/** What the palette finds, or who has the number or address that was typed for a new lead. */
export const loader = officeJson('leads:read', async ({ request }, viewer, { leads }) => {
  const { searchParams } = new URL(request.url)
  const search = readSearch(searchParams.get('q') ?? '')
  const contact = { phone: searchParams.get('phone'), email: searchParams.get('email') }
  return { leads: await leads.suggest(viewer, { search, contact }) }
})
