import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { withInstead } from '#app/features/bookings/site/demo-answer.ts'
import { doneOf, donePath } from '#app/features/bookings/site/done.ts'
import { BookingScreen } from '#app/features/bookings/site/manage/booking-screen.tsx'
import { changeBooking, readStep } from '#app/features/bookings/site/manage/change-booking.ts'
import { type ManageAnswer, STEP_FIELD } from '#app/features/bookings/site/manage/manage-answer.ts'
import { NoBooking } from '#app/features/bookings/site/manage/no-booking.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orFailure } from '#app/lib/forms/or-failure.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { orOutage, reportOutage } from '#app/lib/report-outage.ts'
import { withSuffix } from '#app/lib/site/describe-page.ts'
import { inRecordLanguage } from '#app/lib/site/in-record-language.ts'
import { unlistedMeta } from '#app/lib/site/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { fillContact } from '#content/fill-contact.ts'
import { pathOf } from '#content/pages.ts'
import { calendarPath, managePath } from '#domain/bookings/booking.ts'
import { googleCalendarLink, outlookCalendarLink } from '#domain/bookings/calendar-links.ts'
import { localPath } from '#domain/locale.ts'
import type { Route } from './+types/booking.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** Loads a booking by the link in its mails. Loading changes nothing, because mail scanners open links. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args
  const { bookings, links } = context.get(servicesContext)
  const found = await orOutage(args, bookings.readByLink(params.token))
  if (found) inRecordLanguage(args, found.booking.locale)
  const { locale } = context.get(visitContext)
  const words = fillContact(copy[locale].booking, links.contact)
  const common = {
    words,
    title: withSuffix(words.title),
    description: words.description,
    bookPath: pathOf('book', locale),
  }
  if (!found) return data({ ...common, found: undefined }, { status: 404, headers: noStore })
  const { booking } = found
  const path = localPath(managePath(params.token), locale)
  return data(
    {
      ...common,
      found: { ...found, booking: { ...booking, place: found.calendar.place } },
      path,
      calendar: {
        google: googleCalendarLink(found.calendar),
        outlook: outlookCalendarLink(found.calendar),
        file: calendarPath(params.token),
      },
      done: doneOf(new URL(request.url).searchParams.get('done'), booking.status),
    },
    { headers: noStore },
  )
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { bookings } = context.get(servicesContext)
  const { addressKey, path } = context.get(visitContext)
  const fields = withInstead(await readFields(request))
  try {
    const outcome = await changeBooking(bookings, { token: params.token, addressKey, fields })
    if (outcome.kind === 'done') return redirect(donePath(path, outcome.done), 303)
    return data(outcome.answer, { status: outcome.status, headers: noStore })
  } catch (error) {
    reportOutage(args, error)
    const step = readStep(fields[STEP_FIELD])
    return data<ManageAnswer>({ step, kind: 'unavailable' }, { status: 503, headers: noStore })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return orFailure(serverAction, (failure) => ({ step: readStep(form.get(STEP_FIELD)), ...failure }))
}

/**
 * A refused form changes nothing; if the page were loaded again and that failed, the visitor's text would be
 * lost. But if the chosen time is already the booking's own, the page is out of date.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const answer = actionResult as ManageAnswer | undefined
  return answer ? answer.kind === 'unchanged' : defaultShouldRevalidate
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? unlistedMeta(loaderData) : [])

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { words, bookPath } = loaderData
  if (!loaderData.found) return <NoBooking words={words} bookPath={bookPath} />
  const { found, path, calendar, done } = loaderData
  return (
    <BookingScreen
      words={words}
      found={found}
      links={calendar}
      path={path}
      bookPath={bookPath}
      done={done}
      answer={actionData}
    />
  )
}
