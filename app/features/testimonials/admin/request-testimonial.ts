import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { RequestOutcome } from '#server/testimonials/request-testimonial.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Asks the person behind a lead for a testimonial, and says how it ended. */
export async function requestTestimonial(args: Args, viewer: Viewer, leadId: string) {
  const { testimonials, emails } = args.context.get(servicesContext)
  try {
    const { kind: mail } = await emails.state()
    const { kind } = await testimonials.request(viewer, leadId)
    if (kind !== 'requested') return failed(...refusals[kind], true)
    const message = sayMail(mail, 'Asked for a testimonial', 'The request is saved.')
    return data<ChangeResult>({ ok: true, message })
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nobody was asked. Try again in a moment.')
  }
}

const refusals: Record<Exclude<RequestOutcome['kind'], 'requested'>, [status: number, reason: string]> = {
  'asked-already': [409, 'They were asked already, and the link still works.'],
  'not-won': [409, 'Only the people behind won leads are asked.'],
  withdrawn: [409, 'They withdrew their consent: they don’t want to be written to.'],
  'no-address': [409, 'The lead has no e-mail address.'],
  gone: [404, 'This lead is not there any more.'],
}

function failed(status: number, description: string, gone = false) {
  const message = 'Failed to ask for a testimonial'
  return data<ChangeResult>({ ok: false, message, description, gone }, { status })
}
