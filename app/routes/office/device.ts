import { readForm } from '#app/lib/forms/read-form.ts'
import { nothingToRead } from '#app/lib/json-answer.ts'
import { officeJson } from '#app/lib/office/office-json.ts'

export const loader = nothingToRead

/** Receives the push subscription of a team member's browser, once per session. */
export const action = officeJson('account:write', async ({ request }, viewer, { push }) => {
  const endpoint = String((await readForm(request)).get('endpoint') ?? '')
  return { outcome: await push.renew(viewer, endpoint) }
})
