import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { mailResponse } from '#app/mail-response.ts'
import type { Route } from './+types/email-sample.ts'

/**
 * Returns a sample of one kind of mail in one language, in development only.
 * @throws a 404 response in production
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const samples = await context.get(servicesContext).development?.emailSamples()
  const sample = samples?.find(
    ({ template, locale }) => template === params.template && locale === params.locale,
  )
  if (!sample) throw data(null, { status: 404 })
  return mailResponse(sample.html)
}
