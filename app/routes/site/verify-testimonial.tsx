import { data, Form, Link, redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orOutage } from '#app/lib/report-outage.ts'
import { inRecordLanguage } from '#app/lib/site/in-record-language.ts'
import { unlistedMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { business } from '#content/business.ts'
import { pathOf } from '#content/pages.ts'
import { verifyWords } from '#content/testimonials/verify-words.ts'
import type { Route } from './+types/verify-testimonial.ts'

/** Loading the page verifies nothing, because mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args
  const { testimonials } = context.get(servicesContext)
  const state = await orOutage(args, testimonials.readVerification(params.token))
  if (state.kind !== 'gone') inRecordLanguage(args, state.locale)
  const { locale } = context.get(visitContext)
  const paths = { home: pathOf('home', locale), contact: pathOf('contact', locale) }
  return data(
    { kind: state.kind, words: verifyWords[locale], paths },
    { status: state.kind === 'gone' ? 410 : 200 },
  )
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args
  const { testimonials } = context.get(servicesContext)
  await orOutage(args, testimonials.verifyAddress(params.token))
  return redirect(context.get(visitContext).path, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? unlistedMeta({
        title: `${loaderData.words.title} ${business.titleSuffix}`,
        description: loaderData.words[loaderData.kind].lead,
      })
    : []

export default function VerifyTestimonial({ loaderData }: Route.ComponentProps) {
  const { kind, words, paths } = loaderData
  return (
    <div className="pb-20">
      <PageHero heading={words[kind].heading} lead={words[kind].lead}>
        {kind === 'open' ? (
          <Form method="post">
            <button type="submit" className="btn btn-primary">
              {words.open.button}
            </button>
          </Form>
        ) : (
          <Link to={kind === 'gone' ? paths.contact : paths.home} className="btn btn-primary">
            {kind === 'gone' ? words.contact : words.home}
          </Link>
        )}
      </PageHero>
    </div>
  )
}
