import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Scene } from '#app/components/sections/pictures/scene.tsx'
import { loadTools } from '#app/features/showcase/load-tools.ts'
import { ToolList } from '#app/features/showcase/tool-list.tsx'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import type { Route } from './+types/saas-tools.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'saasTools', (texts) => texts.saasTools)
  const { heading, lead, image, audience, closing } = words
  const { pages } = copy[loaded.locale].common
  return {
    ...loaded,
    words: { heading, lead, image, audience, closing },
    groups: loadTools(loaded.locale),
    actions: loadActions(context, { topic: pages.saasTools }),
  }
}

export const meta = pageMeta

export default function SaasTools({ loaderData }: Route.ComponentProps) {
  const { words, groups, actions } = loaderData
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        picture={<Scene scene="saasTools" alt={words.image} isFirst />}
      >
        <CallToAction actions={actions} />
      </PageHero>
      <ToolList groups={groups} audience={words.audience} newTab={actions.newTab} />
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
