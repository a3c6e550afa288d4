import { lazy, Suspense } from 'react'
import { data, Link, redirect } from 'react-router'
import { TeamOnly } from '#app/features/accounts/team-only.tsx'
import { ANSWER_FIELD, type QuoteAnswer } from '#app/features/leads/site/quote-answer.ts'
import { QuoteForm } from '#app/features/leads/site/quote-form.tsx'
import { ContactCards } from '#app/features/site/contact-cards.tsx'
import { FounderLine } from '#app/features/site/founder-picture.tsx'
import { loadTestimonialForm } from '#app/features/testimonials/site/form/load-testimonial-form.ts'
import type { TestimonialActionData } from '#app/features/testimonials/site/form/testimonial-answer.ts'
import { TestimonialForm } from '#app/features/testimonials/site/form/testimonial-form.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orFailure } from '#app/lib/forms/or-failure.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '#app/lib/report-outage.ts'
import { demoLink, whatsAppLink } from '#app/lib/site/external-links.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { isTestimonialForm, sendTestimonial } from '#app/lib/site/send-testimonial.ts'
import { copy } from '#content/copy/copy.ts'
import { placeIn } from '#content/fill-contact.ts'
import { packageMessage, packagePrice } from '#content/package-message.ts'
import { pathOf } from '#content/pages.ts'
import { listPrices } from '#content/price-rows.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { serviceInterests } from '#domain/leads/lead.ts'
import type { Route } from './+types/contact.ts'

const LeadTestPanel = lazy(() => import('#app/features/leads/site/lead-test-panel.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const receipt = query.get('sent')
  const { leads, links } = context.get(servicesContext)
  const loaded = loadPage(context, 'contact', (texts) => texts.contact)
  const { locale } = loaded
  const asked = { parts: query.get('parts'), teachers: query.get('teachers') }
  const service = serviceInterests.find((one) => one === query.get('service'))
  const price = packagePrice(asked, locale)
  return {
    ...loaded,
    sent: (receipt && leads.readReceipt(receipt)) || null,
    preset: {
      serviceInterest: query.get('service') ?? undefined,
      budgetRange: query.get('budget') ?? undefined,
      message: packageMessage(asked, locale),
    },
    options: quoteLabels[locale],
    listPrices: { ...listPrices(locale), ...(service && price && { [service]: price }) },
    writePath: `${pathOf('testimonials', locale)}#write`,
    privacyPath: pathOf('privacy', locale),
    newTab: copy[locale].common.footer.newTab,
    founder: loadFounderPicture(context, copy[locale]),
    whatsApp: whatsAppLink(links.whatsAppNumber),
    demo: demoLink(links.schedulingUrl, pathOf('book', locale)),
    testimonial: await loadTestimonialForm(context, 'contact', query.get('testimonial')),
    email: links.contact.email,
    location: placeIn(locale, links.contact),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { leads } = context.get(servicesContext)
  const { addressKey, locale } = context.get(visitContext)
  const path = pathOf('contact', locale)
  const fields = await readFields(request).catch(() => undefined)
  if (!fields) return data<QuoteAnswer>({ kind: 'malformed' }, 400)
  if (isTestimonialForm(fields)) return sendTestimonial(args, 'contact', fields)
  try {
    const outcome = await leads.submitQuote({ fields, headers: request.headers, addressKey, locale })
    if (outcome.kind === 'invalid') return data<QuoteAnswer>({ ...outcome, fields }, 400)
    if (outcome.kind === 'too-many') {
      return data<QuoteAnswer>({ ...outcome, fields }, later(429, outcome.retryAfterSeconds))
    }
    if (ANSWER_FIELD in fields) return data<QuoteAnswer>(outcome)
    return redirect(`${path}?sent=${outcome.receipt}#quote-form`, 303)
  } catch (error) {
    // The database is down or overloaded: the answer carries the text back to the form.
    reportOutage(args, error)
    return data<QuoteAnswer>({ kind: 'unavailable', fields }, later(503, RETRY_AFTER_SECONDS))
  }
}

function later(status: number, seconds: number) {
  return { status, headers: { 'Retry-After': String(seconds) } }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Shows failures in the open page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure<QuoteAnswer | TestimonialActionData, SendFailure>(serverAction, (failure) => failure)
}

/** Sending the form changes nothing else on the page. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string
  defaultShouldRevalidate: boolean
}) => formMethod === undefined && defaultShouldRevalidate

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = pageMeta

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { words, sent, preset, options, listPrices, paths, privacyPath, writePath, testimonial, ...cards } =
    loaderData
  const [quoteAnswer, testimonialAnswer] =
    actionData && 'testimonial' in actionData ? [undefined, actionData.testimonial] : [actionData]
  const answer = quoteAnswer ?? (sent ? { kind: 'sent' as const, ...sent } : undefined)
  const { email, demo, whatsApp, newTab } = cards
  return (
    <>
      <div className="shell contact-grid">
        <QuoteForm
          words={words.form}
          heading={words.heading}
          lead={words.lead}
          founder={<FounderLine {...cards.founder} />}
          options={options}
          listPrices={listPrices}
          path={paths.contact}
          privacyPath={privacyPath}
          email={email}
          demo={demo}
          whatsApp={whatsApp}
          whatsAppLabel={words.whatsApp.action}
          newTab={newTab}
          preset={preset}
          answer={answer}
        />
        <ContactCards words={words} {...cards}>
          <TeamOnly>
            <Suspense>
              <LeadTestPanel />
            </Suspense>
          </TeamOnly>
        </ContactCards>
      </div>
      <div className="shell pb-20">
        <details
          className="fold"
          open={testimonial.isAsked || !!testimonial.answer || testimonialAnswer !== undefined}
        >
          <summary>
            <h2 className="title-3">{words.testimonial}</h2>
          </summary>
          <TestimonialForm form={testimonial} privacyPath={privacyPath} answer={testimonialAnswer} />
          <Link discover="none" to={writePath} className="link">
            {words.testimonialPage}
          </Link>
        </details>
      </div>
    </>
  )
}
