import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { nothingToRead } from '#app/lib/json-answer.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import { demoUnavailable, replyToDemo } from '#app/lib/site/demo-reply.ts'
import { isLocale } from '#domain/locale.ts'
import type { Route } from './+types/demo.ts'

export const loader = nothingToRead

/** Books a demo from the form on the booking page, sent by scripts. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { addressKey, locale } = context.get(visitContext)
  const fields = await readFields(request)
  const language = isLocale(fields.locale) ? fields.locale : locale
  try {
    const form = { fields, headers: request.headers, addressKey, locale: language }
    const outcome = await context.get(servicesContext).bookings.submitDemo(form)
    const { answer, init } = await replyToDemo(context, outcome)
    return Response.json(answer, init)
  } catch (error) {
    reportOutage(args, error)
    return Response.json(demoUnavailable.answer, demoUnavailable.init)
  }
}
