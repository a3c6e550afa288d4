import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { LanguageLinks } from './language-switch.tsx'

test.each<[string, Locale, [string, string][]]>([
  [
    '/about',
    'en',
    [
      ['/hi/about', 'हिंदी'],
      ['/sw/about', 'Kiswahili'],
    ],
  ],
  [
    '/hi/about',
    'hi',
    [
      ['/about', 'English'],
      ['/sw/about', 'Kiswahili'],
    ],
  ],
  [
    '/sw/services/smb',
    'sw',
    [
      ['/services/smb', 'English'],
      ['/hi/services/smb', 'हिंदी'],
    ],
  ],
])('%s links to the same page in the other languages', (path, locale, expected) => {
  const router = createMemoryRouter([{ path: '*', element: <LanguageLinks locale={locale} /> }], {
    initialEntries: [path],
  })
  const html = renderToString(<RouterProvider router={router} />)
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [
    href,
    name,
  ])
  expect(links).toEqual(expected)
})
