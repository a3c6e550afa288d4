import { expect, test } from 'vitest'
import { languageLinks } from '#content/pages.ts'
import { entry, sitemapXml } from './sitemap-xml.ts'

test('names all languages of a page, including its own and the default', () => {
  const page = { path: '/about', indexed: true }
  const links = languageLinks(page, 'https://site.test')
  const alternate = (locale: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="https://site.test${path}"/>`
  expect(entry('https://site.test/sw/about', '2026-11-21', links)).toBe(
    `<url><loc>https://site.test/sw/about</loc><lastmod>2026-11-21</lastmod>${alternate('en', '/about')}${alternate('hi', '/hi/about')}${alternate('sw', '/sw/about')}${alternate('x-default', '/about')}</url>`,
  )
})

test('escapes addresses and makes up no day', () => {
  expect(entry('https://site.test/?a=1&b=<', undefined, [])).toBe(
    '<url><loc>https://site.test/?a=1&amp;b=&lt;</loc></url>',
  )
  expect(sitemapXml('https://site.test', {})).not.toContain('lastmod')
  expect(sitemapXml('https://site.test', { smb: { changed: '2026-01-02' } })).toContain(
    '<loc>https://site.test/services/smb</loc><lastmod>2026-01-02</lastmod>',
  )
})
