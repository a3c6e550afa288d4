import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createLinkSeal } from '#server/privacy/self/link-seal.ts'
import { phone } from '../support/browser/browser.ts'
import { OFFICE, problemsOnScreen, startOffice } from '../support/browser/office.ts'
import { follow, ready } from '../support/browser/team-browser.ts'
import { TEST_SECRET } from '../support/records/test-bookings.ts'
import { readRouteTable } from '../support/requests/route-table.ts'
import { emailOf, type Planted, plantHostileTexts, type TextName, textNames } from './plant-hostile-texts.ts'

type Screen = {
  /** The record for `:id`. Such a screen is opened for each text. */
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
  '/leads?q=nobody-at-all': { shows: 'none' },
  '/leads?with=palette': { first: typeIntoPalette, shows: 'every' },
  '/leads/suspected-spam': { shows: 'every' },
  '/leads/new': { shows: 'none' },
  '/leads/bin': { shows: 'every' },
  '/leads/views': { shows: 'every' },
  '/leads/board': { shows: 'every' },
  '/leads/board?q=nobody-at-all': { shows: 'none' },
  '/leads/import': { shows: 'every' },
  '/leads/import/:id': { id: 'import', shows: 'every' },
  '/leads/texts': { shows: 'every' },
  '/leads/:id': { id: 'lead', shows: 'every' },
  '/leads/:id/edit': { id: 'lead', shows: 'every' },
  '/leads/:id/merge': { id: 'lead', query: '?with=:other', shows: 'every' },
  '/leads/:id/reply': { id: 'lead', shows: 'every' },
  '/testimonials': { shows: 'every' },
  '/testimonials/suspected-spam': { shows: 'every' },
  '/testimonials/:id': { id: 'testimonial', shows: 'every' },
  '/chats': { shows: 'every' },
  '/chats/unanswered': { shows: 'every' },
  '/chats/:id': { id: 'chat', shows: 'every' },
  '/bookings': { query: '?when=all', shows: 'every' },
  '/bookings?view=week': { shows: 'none' },
  '/bookings?view=month': { shows: 'none' },
  '/bookings/new': { id: 'lead', query: '?lead=:id', shows: 'every' },
  '/bookings/:id': { id: 'booking', shows: 'every' },
  '/availability': { shows: 'none' },
  '/not-found': { shows: 'every' },
  '/privacy': { id: 'lead', query: '?q=:email', shows: 'every' },
  '/emails': { shows: 'some' },
  '/emails?status=dead': { shows: 'none' },
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

const office = startOffice({ env: () => ({ SESSION_SECRET: TEST_SECRET }) })
let planted: Record<TextName, Planted>
beforeAll(async () => {
  planted = await plantHostileTexts(office.database)
})

test('covers every address of the back office', async () => {
  const table = await readRouteTable()
  const patterns = table.flatMap(({ pattern }) =>
    pattern.startsWith(OFFICE) ? [pattern.slice(OFFICE.length)] : [],
  )
  const listed = Object.keys(screens).filter((path) => !path.includes('?'))
  expect(patterns.toSorted()).toEqual([...listed, ...notScreens].toSorted())
})

test('plants each text everywhere', () => {
  for (const ids of Object.values(planted)) expect(Object.values(ids)).not.toContain('')
})

test.each(Object.keys(screens))(
  '%s runs no stored text, fits every screen and is accessible',
  async (pattern) => {
    const screen = screens[pattern] ?? expect.fail()
    const pathFor = (name: TextName) => {
      const id = screen.id ? planted[name][screen.id] : ''
      const query = (screen.query ?? '')
        .replace(':id', id)
        .replace(':other', planted[name === 'long' ? 'runs' : 'long'].lead)
        .replace(':email', encodeURIComponent(emailOf(name)))
      return pattern.replace(':id', id) + query
    }
    const page = await office.open(pathFor('long'), { on: phone })
    const dialogs = collectDialogs(page)
    await screen.first?.(page)
    const problems = await look(page, screen.id ? ['long'] : textNames, screen.shows)
    problems.push(...(await problemsOnScreen(page)))
    if (screen.id) {
      await follow(page, OFFICE + pathFor('runs'))
      await expect.poll(async () => (await page.evaluate(inspect, office.url)).text).toContain('zq-runs')
      problems.push(...(await look(page, ['runs'], screen.shows)))
    }
    expect([...problems, ...dialogs]).toEqual([])
  },
)

test.each(textNames)('is safe on the page with a person’s own data: %s', async (name) => {
  const validUntil = Date.now() + 60 * 60_000
  const link = createLinkSeal(TEST_SECRET).seal([emailOf(name), 'en', validUntil].join(' '))
  const page = await office.openPublic(`/my-data/${link}`, { on: phone })
  const dialogs = collectDialogs(page)
  await ready(page)
  const problems = await look(page, [name], 'every')
  expect([...problems, ...dialogs]).toEqual([])
})

/** Collects the messages of scripts that ran. */
function collectDialogs(page: Page): string[] {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`ran ${dialog.message()}`)
    void dialog.dismiss()
  })
  return ran
}

/** Returns what should not be on the page, and which texts are missing. */
async function look(page: Page, names: readonly TextName[], shows: Screen['shows']): Promise<string[]> {
  const { problems, text } = await page.evaluate(inspect, office.url)
  const missing = names.filter((name) => !text.includes(`zq-${name}`))
  if (shows === 'every' && missing.length > 0) problems.push(`does not show ${missing}`)
  if (shows === 'some' && missing.length === names.length) problems.push('shows none of them')
  return problems
}

/** Runs in the page: opens folded parts and returns what should not be there. */
function inspect(origin: string) {
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
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) problems.push(`scrolls sideways by ${over} pixels`)
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

const get = (path: string) => fetch(office.url + OFFICE + path, { headers: { cookie: office.cookies.owner } })

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
  ['/leads/import/:id/report', ['long']],
]
test.each(sheets)('%s contains no formula', async (path, shown) => {
  const answer = await get(path.replace(':id', planted.long.import))
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const body = await answer.text()
  expect(body).not.toMatch(/(^|[,;\r\n])"?[=+@-][A-Z]/i)
  for (const name of shown) expect(body).toContain(`zq-${name}`)
})
