import { loadTools } from '#app/features/showcase/load-tools.ts'
import { ToolCard, ToolList } from '#app/features/showcase/tool-list.tsx'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { PriceBar } from '#app/sections/price-bar.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { copy } from '#content/copy/copy.ts'
import type { Route } from './+types/saas-tools.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'saasTools', (texts) => texts.saasTools)
  const { heading, lead, audience, closing } = words
  const { pages } = copy[loaded.locale].common
  const groups = loadTools(loaded.locale)
  const live = groups.flatMap(({ tools }) => tools).find(({ isLive }) => isLive)
  return {
    ...loaded,
    words: { heading, lead, audience, closing },
    live,
    groups: groups.map(({ name, tools }) => ({ name, tools: tools.filter((tool) => tool !== live) })),
    offer: loadEntryOffer('starter', loaded.locale),
    actions: loadActions(context, { topic: pages.saasTools }),
  }
}

export const meta = pageMeta

export default function SaasTools({ loaderData }: Route.ComponentProps) {
  const { words, groups, live, offer, actions } = loaderData
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        picture={live && <ToolCard tool={live} audience={words.audience} newTab={actions.newTab} isFirst />}
      >
        {live && (
          <ExternalLink
            href={live.href}
            newTab={live.isOutward}
            note={actions.newTab}
            className="btn btn-primary"
          >
            {live.action}
          </ExternalLink>
        )}
        <CallToAction actions={actions} {...(live && { only: 'talk' })} />
      </PageHero>
      <ToolList groups={groups} audience={words.audience} newTab={actions.newTab} />
      <PriceBar {...offer} />
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
