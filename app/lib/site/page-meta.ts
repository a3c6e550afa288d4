import type { MetaDescriptor } from 'react-router'
import { business } from '#content/business.ts'
import type { PageDescription } from './describe-page.ts'

/**
 * The `meta` function of every public route: returns the head tags for the description that its loader made.
 */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { page: PageDescription } | undefined
}): MetaDescriptor[] {
  if (!loaderData) return []
  const { title, description, keywords, canonical, indexed, locale, alternates, picture } = loaderData.page
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { name: 'robots', content: indexed ? 'index, follow' : 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map(({ locale: hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocales[locale] },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    ...twitter({ title, description, picture }),
  ]
}

/**
 * Returns the tags of a page that search engines may not list, such as a page with a secret link or an error
 * page.
 */
export function unlistedMeta({ title, description }: { title: string; description: string }) {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: business.name },
    { name: 'robots', content: 'noindex, nofollow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...twitter({ title, description }),
  ] satisfies MetaDescriptor[]
}

function twitter({ title, description, picture }: { title: string; description: string; picture?: string }) {
  return [
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(picture ? [{ name: 'twitter:image', content: picture }] : []),
  ]
}

const ogLocales = { en: 'en_IN', hi: 'hi_IN', sw: 'sw_KE' } as const
