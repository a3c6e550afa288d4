import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import type { ProjectWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { pagePrice } from '#content/price-rows.ts'
import { type ProjectId, projects } from '#content/projects.ts'
import type { Locale } from '#domain/locale.ts'

export type Project = ProjectWords & {
  id: ProjectId
  isSample: boolean
  /** The address of the quote form for a similar project. */
  ask: string
  /** A link to the service that the project belongs to, with its lowest price. */
  more: { label: string; href: string }
}

/** Returns the portfolio's projects with their texts in a language. */
export function loadProjects(locale: Locale): Project[] {
  const { portfolio, common } = copy[locale]
  return (Object.keys(projects) as ProjectId[]).map((id) => {
    const { isSample, page, service } = projects[id]
    return {
      ...portfolio.projects[id],
      id,
      isSample,
      ask: quoteAddress(pathOf('contact', locale), { service, parts: `projects.${id}` }),
      more: { label: pagePrice(page, locale) ?? common.pages[page], href: pathOf(page, locale) },
    }
  })
}
