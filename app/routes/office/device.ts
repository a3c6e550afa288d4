import { readForm } from '#app/lib/forms/read-form.ts'
import { nothingToRead } from '#app/lib/json-answer.ts'
import { officeJson } from '#app/lib/office/office-json.ts'

export const loader = nothingToRead

/** Hears from a browser of the team, once a session, where it takes messages. */
export const action = officeJson('account:write', async ({ request }, viewer, { push }) => {
  const endpoint = String((await readForm(request)).get('endpoint') ?? '')
  return { outcome: await push.renew(viewer, endpoint) }
})
