import { data, redirect, useNavigate } from 'react-router'
import { type DemoAnswer, SHOW_FIELD, withInstead } from '#app/features/bookings/site/demo-answer.ts'
import { DemoForm } from '#app/features/bookings/site/demo-form.tsx'
import { doneBooking } from '#app/features/bookings/site/done.ts'
import { type PickerStart, pickerStart } from '#app/features/bookings/site/picker-start.ts'
import { rememberedAttribution } from '#app/features/leads/site/visit-attribution.ts'
import { FounderLine } from '#app/features/site/founder-picture.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import { demoUnavailable, replyToDemo } from '#app/lib/site/demo-reply.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { FlowSteps } from '#app/sections/pictures/flow-steps.tsx'
import { Questions } from '#app/sections/questions.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import type { Route } from './+types/book.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'book', (texts) => texts.book)
  const { locale } = loaded
  return {
    ...loaded,
    path: pathOf('book', locale),
    privacyPath: pathOf('privacy', locale),
    ask: { label: copy[locale].actions.ask, href: pathOf('contact', locale) },
    founder: loadFounderPicture(context, copy[locale]),
    email: context.get(servicesContext).links.contact.email,
  }
}

/** The answer to a form that was sent without scripts. `fields` are what was sent, to refill the form. */
type Sent = { answer?: DemoAnswer; slots?: FreeSlots; start?: PickerStart; fields: Record<string, string> }

/**
 * Handles the form when it is sent without scripts, also to show the free times, which a cached page can't
 * contain.
 */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { bookings } = context.get(servicesContext)
  const { addressKey, locale } = context.get(visitContext)
  const { [SHOW_FIELD]: show, ...sent } = await readFields(request)
  const fields = withInstead(sent)
  try {
    if (show !== undefined) {
      const slots = await bookings.freeSlots()
      return data<Sent>({ slots, start: pickerStart(slots, fields, show), fields })
    }
    const outcome = await bookings.submitDemo({ fields, headers: request.headers, addressKey, locale })
    const { answer, init } = await replyToDemo(context, outcome)
    if (answer.kind === 'booked') return redirect(doneBooking(answer), 303)
    const slots = answer.kind === 'taken' ? answer.slots : await bookings.freeSlots()
    return data<Sent>({ answer, slots, start: pickerStart(slots, fields), fields }, init)
  } catch (error) {
    reportOutage(args, error)
    return data<Sent>({ answer: demoUnavailable.answer, fields }, demoUnavailable.init)
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = pageMeta

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { words, locale, path, privacyPath, email, ask, founder } = loaderData
  const navigate = useNavigate()
  const halfHour = (
    <section className="panel">
      <FlowSteps {...words.halfHour} />
    </section>
  )
  const form = (
    <section className="card hero-form scroll-mt-24">
      <h2 id="book-heading" className="sr-only">
        {words.form.heading}
      </h2>
      <DemoForm
        id="book"
        words={words.form}
        path={path}
        privacyPath={privacyPath}
        email={email}
        preset={actionData?.fields ?? {}}
        slots={actionData?.slots}
        start={actionData?.start}
        answer={actionData?.answer}
        endpoint="/api/bookings"
        more={() => ({ locale, attribution: rememberedAttribution() })}
        onBooked={(answer) => void navigate(doneBooking(answer))}
      />
    </section>
  )
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} note={words.note} form={form} picture={halfHour}>
        <FounderLine {...founder} />
      </PageHero>
      <Questions heading={words.questionsHeading} questions={words.faq} ask={ask} />
    </>
  )
}
