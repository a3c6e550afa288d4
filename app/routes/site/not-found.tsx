import { data, Link } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { demoLink } from '#app/lib/site/external-links.ts'
import { unlistedMeta } from '#app/lib/site/page-meta.ts'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext)
  const { actions, common, notFound: scene } = copy[locale]
  const { notFound, home, contact } = common.errors
  const loaded = {
    words: {
      ...notFound,
      home,
      contact,
      services: actions.services,
      demo: actions.demo,
      ask: actions.ask,
      ...scene,
    },
    paths: {
      home: pathOf('home', locale),
      services: pathOf('services', locale),
      contact: pathOf('contact', locale),
    },
    demo: demoLink(context.get(servicesContext).links.schedulingUrl, pathOf('book', locale)),
    newTab: common.footer.newTab,
  }
  return data(loaded, { status: 404 })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? unlistedMeta({
        title: `${loaderData.words.title} ${business.titleSuffix}`,
        description: loaderData.words.text,
      })
    : []

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { words, paths, demo, newTab } = loaderData
  return (
    <section className="night">
      <div className="night-inner">
        <h1 className="title-1">{words.title}</h1>
        <p className="lead mt-5">
          <b>{words.closed}</b> {words.text}
        </p>
        <div className="actions mt-8">
          <Link to={paths.services} className="btn btn-primary">
            {words.services}
          </Link>
          <ExternalLink {...demo} note={newTab} className="btn">
            {words.demo}
          </ExternalLink>
          <a href={paths.contact} data-chat="" className="btn">
            {words.ask}
          </a>
        </div>
        <p className="mt-6">
          <Link to={paths.home} className="underline">
            {words.home}
          </Link>{' '}
          ·{' '}
          <Link to={paths.contact} className="underline">
            {words.contact}
          </Link>
        </p>
      </div>
      <Drawing name="streets/kirana" width={1600} height={300} alt="" className="night-street" isFirst />
    </section>
  )
}
