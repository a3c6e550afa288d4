import { type LanguageLink, languageLinks, listedPages, pageName } from '#content/pages.ts'

/** The day (YYYY-MM-DD) on which each page's text last changed, by `pageName`. */
export type LastChanged = Record<string, { changed: string }>

/** Returns a sitemap of all pages that search engines may list, in each of their languages. */
export function sitemapXml(siteUrl: string, lastChanged: LastChanged): string {
  const entries = listedPages().map(({ id, page, locale, path }) =>
    entry(siteUrl + path, lastChanged[pageName(id, locale)]?.changed, languageLinks(page, siteUrl)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Returns one page's sitemap entry. */
export function entry(address: string, changed: string | undefined, links: LanguageLink[]): string {
  return [
    '<url>',
    `<loc>${escapeXml(address)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...links.map(
      ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
