import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLinkSeal } from '#server/privacy/self/link-seal.ts'
import { launchBrowser } from '../support/browser/browser.ts'
import { signInEveryRole } from '../support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '../support/browser/team-browser.ts'
import { openSiteDatabase } from '../support/records/row-counts.ts'
import { TEST_SECRET } from '../support/records/test-bookings.ts'
import { readRouteTable } from '../support/requests/route-table.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'
import { emailOf, type Planted, plantHostileTexts, type TextName, textNames } from './plant-hostile-texts.ts'

const ADMIN = '/del-admin-dashboard'

/** Formulas are only dangerous in files. */
const drawn = textNames.filter((name) => name !== 'formula')

type Screen = {
  /** The record for `:id`. Such a screen is opened once for each text. */
  id?: keyof Planted
  query?: string
  /** An action before the check. */
  first?: (page: Page) => Promise<void>
  /** Whether all texts, at least one, or none must be visible. */
  shows: 'every' | 'some' | 'none'
}

async function typeIntoPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find leads, pages and actions' }).fill('plant')
  await page.getByRole('option', { name: /zq-long/ }).waitFor()
}

/**
 * Every screen of the back office, by its pattern. A test below fails for a new screen until it is listed
 * here.
 */
const screens: Record<string, Screen> = {
  '': { shows: 'some' },
  '/account': { shows: 'none' },
  '/account/mails': { shows: 'none' },
  '/account/phone': { shows: 'none' },
  // Passkeys need a host with a domain name.
  '/account/security': { shows: 'none' },
  '/team': { shows: 'every' },
  '/figures': { shows: 'none' },
  '/leads': { shows: 'every' },
  '/leads?with=palette': { first: typeIntoPalette, shows: 'every' },
  '/leads/held-back': { shows: 'every' },
  '/leads/new': { shows: 'none' },
  '/leads/bin': { shows: 'every' },
  '/leads/views': { shows: 'every' },
  '/leads/board': { shows: 'every' },
  '/leads/import': { shows: 'every' },
  '/leads/import/:id': { id: 'import', shows: 'every' },
  '/leads/texts': { shows: 'every' },
  '/leads/:id': { id: 'lead', shows: 'every' },
  '/leads/:id/edit': { id: 'lead', shows: 'every' },
  '/leads/:id/merge': { id: 'lead', query: '?with=:other', shows: 'every' },
  '/leads/:id/reply': { id: 'lead', shows: 'every' },
  '/testimonials': { shows: 'every' },
  '/testimonials/held-back': { shows: 'every' },
  '/testimonials/:id': { id: 'testimonial', shows: 'every' },
  '/chats': { shows: 'every' },
  '/chats/unanswered': { shows: 'every' },
  '/chats/:id': { id: 'chat', shows: 'every' },
  '/bookings': { query: '?when=all', shows: 'every' },
  '/bookings/new': { id: 'lead', query: '?lead=:id', shows: 'every' },
  '/bookings/:id': { id: 'booking', shows: 'every' },
  '/availability': { shows: 'none' },
  '/not-found': { shows: 'every' },
  '/privacy': { id: 'lead', query: '?q=:email', shows: 'every' },
  '/emails': { shows: 'some' },
  '/emails/:id': { id: 'email', shows: 'every' },
  '/settings/website': { shows: 'none' },
  '/settings/email-rules': { shows: 'none' },
  '/settings/webhooks': { shows: 'every' },
  '/settings/webhooks/:id': { id: 'webhook', shows: 'every' },
  '/settings/notifications': { shows: 'none' },
  '/settings/security': { shows: 'none' },
  '/settings/retention': { shows: 'none' },
  '/settings/audit': { shows: 'every' },
}

/** Routes that are not screens: they are fetched below, or only accept changes and redirect. */
const notScreens = [
  '/*',
  '/settings',
  '/changes/undo',
  '/news',
  '/leads/:id/state',
  '/find',
  '/account/device',
  '/privacy/export',
  '/emails/:id/html',
  '/bookings/:id/demo.ics',
  '/settings/audit.csv',
  '/leads/export.csv',
  '/leads/import/:id/report',
  '/app.webmanifest',
  '/worker.js',
]

let browser: Browser
let site: Site
let owner: string
let planted: Record<TextName, Planted>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ env: { SESSION_SECRET: TEST_SECRET } })])
  owner = (await signInEveryRole(site)).owner
  const database = openSiteDatabase(site)
  planted = await plantHostileTexts(database)
  await database.close()
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('covers every address of the back office', async () => {
  const table = await readRouteTable()
  const patterns = table.flatMap(({ pattern }) =>
    pattern.startsWith(ADMIN) ? [pattern.slice(ADMIN.length)] : [],
  )
  const thoughtOf = Object.keys(screens).filter((path) => !path.includes('?'))
  expect(patterns.toSorted()).toEqual([...thoughtOf, ...notScreens].toSorted())
})

test('plants each text everywhere', () => {
  for (const ids of Object.values(planted)) expect(Object.values(ids)).not.toContain('')
})

test('neither runs nor links stored texts on any screen, and no screen breaks', async () => {
  const found = await inTurns(Object.entries(screens), async (page, [pattern, screen]) => {
    const names = screen.id ? drawn : [undefined]
    const problems: string[] = []
    for (const name of names) problems.push(...(await inspect(page, pattern, screen, name)))
    return problems
  })
  expect(found).toEqual([])
})

test.each(drawn)('is safe on the page with a person’s own data: %s', async (name) => {
  const found = await inTurns([pathOfOwnData(name)], async (page, path) => {
    await page.goto(site.url + path)
    await ready(page)
    const { problems, text } = await page.evaluate(look, site.url)
    const wide = await page.evaluate(widest)
    if (wide) problems.push(`is too wide: ${wide}`)
    if (!text.includes(`zq-${name}`)) problems.push('does not show it')
    return problems
  })
  expect(found).toEqual([])
})

/** Returns the path of the link that would be mailed to the person. */
function pathOfOwnData(name: TextName): string {
  const validUntil = Date.now() + 60 * 60_000
  return `/my-data/${createLinkSeal(TEST_SECRET).seal([emailOf(name), 'en', validUntil].join(' '))}`
}

/** Processes the list with two pages at a time, and returns the pages' complaints too. */
async function inTurns<T>(list: T[], work: (page: Page, item: T) => Promise<string[]>): Promise<string[]> {
  const left = [...list]
  const found: string[] = []
  const workers = [1, 2].map(async () => {
    const { page, complaints, context } = await newTeamBrowser(browser, site, owner, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    page.on('dialog', (dialog) => {
      complaints.push(`ran ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (let item = left.shift(); item; item = left.shift()) {
      const problems = await work(page, item)
      found.push(...problems, ...complaints.splice(0).map((complaint) => `${page.url()}: ${complaint}`))
    }
    await context.close()
  })
  await Promise.all(workers)
  return found
}

async function inspect(page: Page, pattern: string, screen: Screen, name: TextName | undefined) {
  const id = name && screen.id ? planted[name][screen.id] : ''
  const query = (screen.query ?? '')
    .replace(':id', id)
    .replace(':other', planted.formula.lead)
    .replace(':email', name ? encodeURIComponent(emailOf(name)) : '')
  const path = ADMIN + pattern.replace(':id', id) + query
  const answer = await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  if (answer?.status() !== 200) return [`${path} answered ${answer?.status()}`]
  await ready(page)
  await screen.first?.(page)
  const narrow = { ...(await page.evaluate(look, site.url)), wide: await page.evaluate(widest) }
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = await page.evaluate(widest)
  await page.setViewportSize({ width: 390, height: 844 })
  const problems = narrow.problems
  if (narrow.wide) problems.push(`is too wide on a phone: ${narrow.wide}`)
  if (wide) problems.push(`is too wide on a desktop: ${wide}`)
  const wanted = name ? [name] : textNames
  const missing = wanted.filter((one) => !narrow.text.includes(`zq-${one}`))
  if (screen.shows === 'every' && missing.length > 0) problems.push(`does not show ${missing}`)
  if (screen.shows === 'some' && missing.length === wanted.length) problems.push('shows none of them')
  return problems.map((problem) => `${pattern || '/'} (${name ?? 'all'}) ${problem}`)
}

/** Runs in the page: opens folded parts and returns what should not be there. */
function look(origin: string) {
  for (const details of document.querySelectorAll('details')) details.open = true
  const problems: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const { localName } = element
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
    if (handler) problems.push(`has a ${localName} with ${handler}`)
    if (['x-hostile', 'base', 'object', 'embed'].includes(localName)) problems.push(`has a ${localName}`)
    if (element.matches('iframe[srcdoc], meta[http-equiv=refresh]')) problems.push(`has such a ${localName}`)
    for (const attribute of ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']) {
      const value = element.getAttribute(attribute)
      if (value !== null && !isOurs(value)) problems.push(`leads to ${value}`)
    }
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const text = `${document.body.innerText} ${fields.map(({ value }) => value).join(' ')}`.toLowerCase()
  return { problems, text }

  /** Allows own addresses, phone numbers, mail addresses and WhatsApp. */
  function isOurs(value: string): boolean {
    if (/^tel:\+?\d+$/.test(value) || /^mailto:[^\s?&,;"<>]+(\?subject=[^&]*)?$/.test(value)) return true
    const { protocol, origin: its } = new URL(value, document.baseURI)
    return (
      (/^https?:$/.test(protocol) && its === origin) || /^https:\/\/wa\.me\/\d+(\?text=[^&]*)?$/.test(value)
    )
  }
}

/** Runs in the page: returns the element that makes it wider than the screen, if any. */
function widest(): string | undefined {
  if (document.documentElement.scrollWidth <= innerWidth) return undefined
  const outside = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  )
  const named = outside.map(({ localName, className }) => `${localName}.${className}`)
  return `${named[0]} … ${named.at(-1)}`
}

describe('files', () => {
  const get = (path: string) => fetch(site.url + ADMIN + path, { headers: { cookie: owner } })

  test.each(textNames)('shows %s as text in a displayed mail', async (name) => {
    const answer = await get(`/emails/${planted[name].email}/html`)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'|sandbox/)
    expect(await answer.text()).not.toMatch(/<(script|x-hostile|base|svg|details)|href="javascript:/i)
  })

  test.each(textNames)('serves a person’s data as a download that is never rendered: %s', async (name) => {
    for (const as of ['json', 'html']) {
      const answer = await get(`/privacy/export?q=${encodeURIComponent(emailOf(name))}&as=${as}`)
      expect(answer.status).toBe(200)
      const body = await answer.text()
      expect(body.toLowerCase()).toContain(`zq-${name}`)
      if (as === 'json') expect(JSON.parse(body)).toBeTypeOf('object')
    }
  })

  const sheets: [path: string, shown: readonly TextName[]][] = [
    ['/settings/audit.csv', textNames],
    ['/leads/export.csv', textNames],
    ['/leads/import/:id/report', ['formula']],
  ]
  test.each(sheets)('%s contains no formula', async (path, shown) => {
    const answer = await get(path.replace(':id', planted.formula.import))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const body = await answer.text()
    expect(body).not.toMatch(/(^|[,;\r\n])"?[=+@-][A-Z]/i)
    for (const name of shown) expect(body).toContain(`zq-${name}`)
  })
})
