import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { AvailabilityChange } from '#server/bookings/availability-settings.ts'
import { type AvailabilityResult, doneMessages } from './booking-result.ts'
import { readAvailabilityForm } from './read-availability-form.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

export const SAVE_FAILED = 'Availability was not saved'

/** What the availability's page does with its form. */
export async function changeAvailability(args: Args, viewer: Viewer, form: FormData) {
  const draft = readAvailabilityForm(form)
  const failed = (status: number, result: Omit<AvailabilityResult, 'ok' | 'message'>) =>
    data<AvailabilityResult>({ ok: false, message: SAVE_FAILED, draft, ...result }, { status })
  let change: AvailabilityChange
  try {
    const { bookings } = args.context.get(servicesContext)
    change = await bookings.saveAvailability(viewer, draft, String(form.get('version') ?? ''))
  } catch (error) {
    reportOutage(args, error)
    return failed(503, { description: 'Nothing was changed. Try again in a moment.' })
  }
  if (change.kind === 'invalid') {
    return failed(400, { description: 'See what is marked below.', problems: change.problems })
  }
  if (change.kind === 'outdated') {
    return failed(409, { description: 'Somebody else saved it meanwhile.', newer: change.version })
  }
  return data<AvailabilityResult>({ ok: true, message: doneMessages.saved ?? '' })
}
