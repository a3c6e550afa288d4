import { officeJson } from '#app/lib/office/office-json.ts'
import { readSearch } from '#domain/address-values.ts'

/** The leads that match what was typed. */
export const loader = officeJson('leads:read', async ({ request }, viewer, { leads }) => {
  const search = readSearch(new URL(request.url).searchParams.get('q') ?? '')
  return { leads: await leads.suggest(viewer, search) }
})
