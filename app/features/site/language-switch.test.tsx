import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LanguageSwitch } from './language-switch.tsx'

type Alternate = { locale: string; href: string }

function render(locale: string, alternates: Alternate[]): string {
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <LanguageSwitch label="Language" />, loader: () => null }],
    { hydrationData: { loaderData: { page: { locale, page: { alternates } } } } },
  )
  return renderToString(<RouterProvider router={router} />)
}

const inThree: Alternate[] = [
  { locale: 'en', href: 'https://site.example/about' },
  { locale: 'hi', href: 'https://site.example/hi/about' },
  { locale: 'sw', href: 'https://site.example/sw/kuhusu' },
  { locale: 'x-default', href: 'https://site.example/about' },
]

describe('the language switch', () => {
  test('stays away while a page has one language only', () => {
    expect(render('en', [])).toBe('')
  })

  test('leads to the same page in its other languages, each by its own name', () => {
    const html = render('hi', inThree)
    const links = [...html.matchAll(/<a [^>]*>[^<]*/g)].map(([tag]) => [
      /href="([^"]*)"/.exec(tag)?.[1],
      /lang="([^"]*)"/.exec(tag)?.[1],
      tag.split('>')[1],
    ])
    expect(links).toEqual([
      ['/about', 'en', 'English'],
      ['/sw/kuhusu', 'sw', 'Kiswahili'],
    ])
    expect(html).toContain('aria-label="Language"')
  })
})
