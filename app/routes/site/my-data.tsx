import { ArrowRight } from 'lucide-react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type AskAnswer, AskForm } from '#app/features/privacy/site/ask-form.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orFailure } from '#app/lib/forms/or-failure.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { orOutage, reportOutage } from '#app/lib/report-outage.ts'
import { linkAddresses } from '#app/lib/site/link-addresses.tsx'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/my-data.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { emails, links } = context.get(servicesContext)
  // The page is cached, so it may depend on settings, but not on whether sending works just now.
  const hasMail = (await orOutage(args, emails.state())).kind !== 'none'
  const { words, ...loaded } = loadPage(context, 'myData', ({ myData }) =>
    hasMail ? myData : { ...myData, lead: myData.withoutMail.lead },
  )
  const { sent, erased, withoutMail: _, ...others } = words
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...loaded,
    words: others,
    writeTo: hasMail ? undefined : links.contact.email,
    done: done === 'sent' && hasMail ? sent : done === 'erased' ? erased : undefined,
  }
}

/** Sends the link by mail. The answer does not reveal whether there is any data for the address. */
export async function action(args: Route.ActionArgs) {
  const { privacy } = args.context.get(servicesContext)
  const { addressKey, locale } = args.context.get(visitContext)
  const { email = '' } = await readFields(args.request)
  try {
    const outcome = await privacy.askForLink({ email, addressKey, locale })
    if (outcome.kind === 'sent') return redirect(`${pathOf('myData', locale)}?done=sent`, 303)
    if (outcome.kind === 'no-mail') return data<AskAnswer>({ problem: 'noMail', email }, { status: 503 })
    if (outcome.kind === 'invalid') return data<AskAnswer>({ problem: 'invalid', email }, { status: 400 })
    const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
    return data<AskAnswer>({ problem: 'tooMany', email }, { status: 429, headers })
  } catch (error) {
    reportOutage(args, error)
    return data<AskAnswer>({ problem: 'unavailable', email }, { status: 503 })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const problems = { unreachable: 'unreached', unavailable: 'unavailable', 'too-long': 'invalid' } as const
  return orFailure<AskAnswer, AskAnswer>(serverAction, ({ kind }) => ({
    problem: problems[kind],
    email: String(form.get('email') ?? ''),
  }))
}

/** A refused form changes nothing on the page. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !actionResult && defaultShouldRevalidate

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = pageMeta

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  const { words, writeTo, done, paths } = loaderData
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={linkAddresses(words.lead)}
        picture={<Scene scene="yourData" alt="" isFirst />}
      >
        <div className="w-full max-w-lg">
          {done && (
            <div role="status" className="notice mt-0" data-tone="success">
              <p>
                <b>{done.title}</b>
              </p>
              <p>{done.text}</p>
            </div>
          )}
          {!writeTo && <AskForm words={words.form} answer={actionData} />}
        </div>
      </PageHero>
      <section className="shell pb-20">
        <ul className="price-grid">
          {words.choices.map(({ title, text, action, subject }) => (
            <li key={title} className="card price-card">
              <h2 className="title-3">
                <a
                  href={
                    writeTo ? `mailto:${writeTo}?subject=${encodeURIComponent(subject)}` : '#my-data-form'
                  }
                  className="card-link"
                >
                  {title}
                </a>
              </h2>
              <p className="text-muted">{text}</p>
              <p className="card-more" aria-hidden>
                {action} <ArrowRight size={18} />
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-muted">
          {words.other}{' '}
          <Link to={paths.contact} className="link">
            {words.write}
          </Link>
        </p>
      </section>
    </>
  )
}
