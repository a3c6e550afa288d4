import { mailResponse } from '#app/lib/mail-response.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('emails:read', async ({ viewer, services, id }) => {
  const email = await services.emails.get(viewer, id)
  return email?.rendered && mailResponse(email.rendered.html)
})
