import { nothingToRead } from '#app/chat-request.ts'
import { servicesContext, visitContext } from '#app/context.ts'
import { demoUnavailable, replyToDemo } from '#app/demo-reply.ts'
import { readFields } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
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
    const visit = { fields, headers: request.headers, addressKey, locale: language }
    const outcome = await context.get(servicesContext).bookings.book(visit)
    const { answer, init } = await replyToDemo(context, outcome)
    return Response.json(answer, init)
  } catch (error) {
    reportOutage(args, error)
    return Response.json(demoUnavailable.answer, demoUnavailable.init)
  }
}
