import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pagesOfService } from '#content/testimonials/service-pages.ts'
import { type TestimonialService, testimonialServices } from '#domain/testimonials/testimonial.ts'
import type { Database } from '#server/database/open-database.ts'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { visibleText } from '#tests/support/browser/visible-text.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { everyKind, longest, publish, unpublishAll } from '#tests/support/records/publish-testimonials.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'
import { fetchRaw } from '#tests/support/requests/fetch-raw.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/** The promised time until a change is visible, plus what a busy machine may add. */
const SOON_MS = 1_000 + 4_000
const MAX_PAGE_BYTES = 14 * 1024
const member = buildViewer()

let browser: Browser
let site: Site
/** The database and use cases of another instance. */
let database: Database
let elsewhere: ReturnType<typeof startTestimonials>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})
beforeEach(() => {
  database = openSiteDatabase(site)
  elsewhere = startTestimonials(database)
})
afterEach(async () => {
  await unpublishAll(database)
  await database.close()
  await showsNoMore('/home', 'What clients say')
  await shows('/testimonials', 'Have I worked for you?')
})

const html = async (target: string) => (await fetch(site.url + target)).text()
const text = async (target: string) => visibleText(await html(target))

async function shows(target: string, words: string): Promise<void> {
  await expect.poll(() => text(target), { timeout: SOON_MS, interval: 20 }).toContain(words)
}
async function showsNoMore(target: string, words: string): Promise<void> {
  await expect.poll(() => text(target), { timeout: SOON_MS, interval: 20 }).not.toContain(words)
}

test('mentions no testimonials on any page while there are none, and asks for the first on their page', async () => {
  for (const path of ['/home', '/services/smb']) {
    const page = await text(path)
    expect(page).not.toContain('What clients say')
    expect(page).not.toContain('Testimonials')
  }
  const page = await text('/testimonials')
  expect(page).toContain('Have I worked for you?')
  expect(page).not.toContain('out of 5')
})

test('shows a moderation on the pages soon, even one by another instance', async () => {
  const words = 'The bot books appointments while we sleep.'
  const { id } = buildTestimonialRow()
  await insertTestimonials(database, [buildTestimonialRow({ id })])
  const change = (moderation: 'approve' | 'feature' | 'unapprove') =>
    elsewhere.testimonials.moderate(member, { ids: [id], moderation })

  await change('approve')
  await shows('/testimonials', words)
  await shows('/services/ecommerce', words)
  await shows('/services/ai-chatbots', words)
  expect(await text('/services/smb')).not.toContain(words)
  expect(await text('/home')).not.toContain(words)

  await change('feature')
  await shows('/home', words)
  expect(await text('/home')).toContain('What clients say')

  const { version } = (await elsewhere.testimonials.get(member, id))?.testimonial ?? { version: 0 }
  await elsewhere.testimonials.reply(member, { id, reply: 'So do we.', version })
  await shows('/home', 'DEL AI Works replied: So do we.')

  await change('unapprove')
  for (const target of ['/home', '/testimonials', '/services/ecommerce', '/services/ai-chatbots']) {
    await showsNoMore(target, words)
  }
})

test('shows a testimonial about any service on that service’s pages', async () => {
  const about = (service: TestimonialService) => `About ${service}.`
  await publish(
    database,
    testimonialServices.map((service_type) => ({ service_type, content: about(service_type) })),
  )
  await shows('/testimonials', 'out of 5')
  const shown = new Set<string>()
  for (const id of new Set(Object.values(pagesOfService).flat())) {
    await shows(pages[id].path, 'What clients say')
    const page = await text(pages[id].path)
    const found = testimonialServices.filter((service) => page.includes(about(service)))
    expect([id, found.length]).toEqual([id, Math.min(3, found.length)])
    for (const service of found) expect(pagesOfService[service]).toContain(id)
    for (const service of found) shown.add(service)
  }
  expect(shown.size).toBeGreaterThan(10)
  for (const target of ['/services/music-creation', '/services/creative-services', '/about']) {
    expect(await text(target)).not.toMatch(/About \w+(-\w+)+\./)
  }
})

test('shows the chosen name, the role and the reply with a testimonial', async () => {
  await publish(database, everyKind)
  await shows('/testimonials', 'From 10 published testimonials')
  const page = await text('/testimonials')
  expect(page).toContain('4.0 out of 5')
  expect(page).toContain('Asha Verma Verified client Owner, Saket Dental Care')
  expect(page).toContain('“Verified client” means')
  expect(page).toContain('Asha V. Owner, Saket Dental Care')
  expect(page).toContain('Name withheld Owner Website Development, November 2026')
  expect(page).toContain('DEL AI Works replied: You are right, it did.')
  const source = await html('/testimonials')
  expect(source).toMatch(/<svg class="star-row" role="img" aria-label="1 star"/)
  expect(source).toMatch(/<blockquote lang="hi" dir="auto">हमारी/)
  // The unnamed author’s photo is left out; the other loads on scrolling, into reserved space.
  const photos = source.match(/<img [^>]*>/g)
  expect(photos).toHaveLength(1)
  for (const attribute of ['loading="lazy"', 'width="56"', 'height="56"', 'alt=""']) {
    expect(photos?.[0]).toContain(attribute)
  }
})

test('sends only public data', async () => {
  const [id] = await publish(database, [
    {
      name: 'Asha Secretsurname',
      email: 'secret-address@example.test',
      company: 'Secret Company',
      featured: true,
      content: 'Words for everybody.',
      details: {
        name_shown: 'anonymous',
        lead_id: '5ec2e700-0000-4000-8000-000000000001',
        request_id: '5ec2e700-0000-4000-8000-000000000002',
        photo_key: 'secret-photo-of-a-face',
        own_words: 'secret own words',
        flags: '["same-address"]',
        tags: '["secret tag"]',
      },
    },
    { status: 'pending', content: 'secret, it waits' },
    { status: 'rejected', featured: true, content: 'secret, it was rejected' },
  ])
  await shows('/home', 'Words for everybody.')
  const targets = ['/home', '/testimonials', '/services/ecommerce', '/services/gpt-agents']
  for (const target of [...targets, ...targets.map((one) => `${one}.data`), `/testimonials?show=${id}`]) {
    await expect
      .poll(() => html(target), { timeout: SOON_MS, interval: 20 })
      .toContain('Words for everybody.')
    const body = await html(target)
    expect(body).toContain('Name withheld')
    expect(body).not.toMatch(/secret|5ec2e700|same-address|example\.test/i)
  }
  for (const target of ['/sitemap.xml', '/llms.txt'])
    expect(await html(target)).not.toMatch(/secret|everybody/i)
})

test('explains the mark of verified clients only where one is shown', async () => {
  await publish(database, [{ content: 'Written without a link.' }])
  await shows('/testimonials', 'Written without a link.')
  expect(await text('/testimonials')).not.toContain('Verified client')
})

test('has no ratings in structured data, because they would be the business’s own about itself', async () => {
  await publish(database, everyKind)
  for (const target of ['/home', '/testimonials', '/services/ecommerce']) {
    await shows(target, 'Verified client')
    const [, json = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(await html(target)) ?? []
    expect(json).not.toMatch(/review|rating|Asha/i)
  }
})

test('filters and pages testimonials without scripts', async () => {
  await publish(database, everyKind)
  await shows('/testimonials', 'From 10 published')
  const { page, context, complaints } = await newVisitor(browser, { ...desktop, javaScriptEnabled: false })
  const cards = page.locator('.testimonial:not(#write *)')
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  await page.goto(`${site.url}/testimonials`)
  expect(await cards.count()).toBe(8)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/testimonials?page=2')
  await page.getByText('Page 2 of 2').waitFor()
  expect(await cards.count()).toBe(2)

  await choice('Service').selectOption('Website Development')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('1 of 10 shown').waitFor()
  expect(await choice('Service').inputValue()).toBe('website-development')
  expect(new URL(page.url()).searchParams.get('service')).toBe('website-development')
  await choice('Rating').selectOption('5 stars')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('No testimonial matches.').waitFor()
  await page.goBack()
  await page.getByText('1 of 10 shown').waitFor()
  expect(await choice('Rating').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.waitForURL('**/testimonials')
  await expect.poll(() => cards.count()).toBe(8)

  const first = everyKind[0]?.content?.slice(0, 40) ?? ''
  await cards.filter({ hasText: first }).getByRole('link', { name: 'Read more (Asha Verma)' }).click()
  await page.getByRole('heading', { name: 'About the project' }).waitFor()
  expect(await cards.count()).toBe(1)
  await page.getByText('passes on with everything that was said.').waitFor()
  await page.getByRole('link', { name: 'All testimonials' }).click()
  await page.waitForURL('**/testimonials')
  await context.close()
  expect(complaints).toEqual([])
})

test.each([
  ['with', true],
  ['without', false],
] as const)(
  '%s scripts, folds the form below the testimonials until it is asked for',
  async (_how, scripts) => {
    await publish(database, everyKind)
    await shows('/testimonials', 'From 10 published')
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled: scripts })
    const fold = page.locator('#write > details')
    const isOpen = () => fold.evaluate((details: HTMLDetailsElement) => details.open)
    await page.goto(`${site.url}/testimonials`)
    await page.getByRole('link', { name: 'Write a testimonial' }).click()
    if (scripts) {
      await expect.poll(isOpen).toBe(true)
      await page.goto(`${site.url}/contact`)
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await page.getByText('Have I worked for you?').click()
      await page.getByRole('link', { name: 'Open it on its own page' }).click()
      await page.waitForURL('**/testimonials#write')
      await expect.poll(isOpen).toBe(true)
      await page.goto(`${site.url}/testimonials`)
      expect(await isOpen()).toBe(false)
    } else {
      await page.getByRole('button', { name: 'Submit testimonial' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('shows the list at invalid addresses', async () => {
  await publish(database, everyKind)
  await shows('/testimonials', 'From 10 published')
  for (const search of [
    '?service=nonsense&rating=9&page=-4',
    '?page=999',
    '?show=nobody',
    '?show=',
    '?rating=%00&page=1e9',
  ]) {
    const answer = await fetch(`${site.url}/testimonials${search}`)
    expect([search, answer.status]).toEqual([search, 200])
    expect(visibleText(await answer.text()), search).toContain('From 10 published testimonials')
  }
})

test('delivers pages with the longest testimonials in the first round trip', async () => {
  await publish(
    database,
    testimonialServices.flatMap((service_type) => [1, 2, 3].map(() => ({ ...longest, service_type }))),
  )
  const targets = ['home', 'testimonials', ...new Set(Object.values(pagesOfService).flat())] as const
  for (const id of targets) {
    const target = pages[id].path
    await shows(target, 'Read more')
    const wire = () => fetchRaw(site.url + target, { 'accept-encoding': 'br' })
    await expect
      .poll(async () => (await wire()).headers['content-encoding'], {
        message: 'is compressed',
      })
      .toBe('br')
    const { body } = await wire()
    expect([target, body.length < MAX_PAGE_BYTES]).toEqual([target, true])
  }
})

test('renders hostile texts harmlessly in every field', async () => {
  const mark = (at: number) => `testimonial number ${at}`
  for (const [at, hostile] of hostileTexts.entries()) {
    const outcome = await elsewhere.submit({
      name: `${hostile} ${at}`,
      email: `visitor${at}@example.test`,
      company: hostile,
      role: hostile,
      content: `${mark(at)} ${hostile}`,
      projectDetails: hostile,
    })
    expect([at, outcome.kind]).toEqual([at, 'sent'])
  }
  const rows = await database.db.selectFrom('testimonials').select(['id', 'content']).execute()
  const ids = rows.map(({ id }) => id)
  const plain = { home: await html('/home'), llms: await html('/llms.txt') }
  await elsewhere.testimonials.moderate(member, { ids, moderation: 'approve' })
  for (const { id, content } of rows)
    await elsewhere.testimonials.reply(member, { id, reply: content, version: 0 })

  const { page, context, complaints } = await newVisitor(browser, phone)
  page.on('dialog', (dialog) => complaints.push(`a dialog said ${dialog.message()}`))
  const seen = new Set<string>()
  const look = async (target: string) => {
    await page.goto(site.url + target)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    for (const words of await page.locator('.testimonial:not(#write *) blockquote').allTextContents()) {
      seen.add(/testimonial number \d+/.exec(words)?.[0] ?? words)
    }
    expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await shows('/testimonials', `From ${rows.length} published`)
  for (let number = 1; number <= Math.ceil(rows.length / 8); number++)
    await look(`/testimonials?page=${number}`)
  expect(seen.size).toBe(rows.length)
  await look(`/testimonials?show=${ids[0]}`)
  for (const id of ids)
    expect(await html(`/testimonials?show=${id}`)).not.toMatch(
      /<script>alert\(31337\)|<img src=x|<\/textarea><\/title>/,
    )
  await elsewhere.testimonials.moderate(member, { ids: ids.slice(0, 3), moderation: 'feature' })
  await shows('/home', mark(0))
  await look('/home')
  await elsewhere.testimonials.moderate(member, { ids: ids.slice(0, 3), moderation: 'unfeature' })
  await context.close()
  expect(complaints).toEqual([])
  const graph = (source: string) =>
    /<script type="application\/ld\+json">[\s\S]*?<\/script>/.exec(source)?.[0]
  expect(graph(await html('/home'))).toBe(graph(plain.home))
  expect(await html('/llms.txt')).toBe(plain.llms)
})

describe('while testimonials can’t be read', () => {
  test('delivers pages without them, does not cache those, and shows testimonials again right after', async () => {
    await publish(database, everyKind)
    // A restarted site already knows the latest change, so the page cached now stays until the next one.
    await site.end()
    site = await startSite({ dataDir: site.dataDir })
    await shows('/home', 'Verified client')
    const rename = (from: string, to: string) => database.db.schema.alterTable(from).renameTo(to).execute()
    await rename('testimonials', 'hidden_testimonials')
    try {
      // Cached pages are delivered unchanged.
      expect(await text('/home')).toContain('Verified client')
      await database.write(async (trx) => {
        await trx.updateTable('public_version').set({ version: 1_000 }).execute()
      })
      await showsNoMore('/home', 'What clients say')
      expect((await fetch(`${site.url}/home`)).headers.get('cache-control')).toBe('no-store')
      expect((await fetch(`${site.url}/services/ecommerce`)).status).toBe(200)
      const all = await fetch(`${site.url}/testimonials`)
      expect(all.status).toBe(503)
      expect(visibleText(await all.text())).toContain('Something went wrong')
    } finally {
      await rename('hidden_testimonials', 'testimonials')
    }
    expect(await text('/home')).toContain('Verified client')
    expect(await text('/testimonials')).toContain('From 10 published')
  })
})
