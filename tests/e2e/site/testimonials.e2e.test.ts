import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import type { Database } from '#server/database/open-database.ts'
import { photoWithPlace, plainPhoto } from '#tests/security/hostile-photos.ts'
import { axeViolationsInEveryLook } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { delayRequests } from '#tests/support/browser/delay-requests.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { testimonialFields } from '#tests/support/records/test-testimonials.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
let browser: Browser
let database: Database
let cookies: Awaited<ReturnType<typeof signInEveryRole>>

beforeAll(async () => {
  site = await startSite()
  database = openSiteDatabase(site)
  browser = await launchBrowser()
  cookies = await signInEveryRole(site)
})
afterAll(async () => {
  await browser.close()
  await database.close()
  await site.remove()
})

const hydrated = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

const stored = async (email: string) => {
  const row = await database.db
    .selectFrom('testimonials')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row
}

async function verifyPath(testimonialId: string): Promise<string> {
  const { data } = await database.db
    .selectFrom('emails')
    .select('data')
    .where('testimonial_id', '=', testimonialId)
    .where('template', '=', 'testimonial-received')
    .executeTakeFirstOrThrow()
  return new URL((JSON.parse(data) as { verifyUrl: string }).verifyUrl).pathname
}

test.each([
  ['without', false],
  ['with', true],
] as const)(
  '%s scripts, accepts a testimonial with a photo and confirms its address',
  async (_with, javaScriptEnabled) => {
    const email = `asha-${javaScriptEnabled}@example.test`
    const { page, context, complaints } = await newVisitor(browser, { ...phone, javaScriptEnabled })
    await page.goto(`${site.url}/testimonials`)
    const form = page.getByRole('form', { name: 'Write a testimonial' })
    await form.getByLabel('Name', { exact: true }).fill('Asha Verma')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Service Used').selectOption({ label: 'AI Chatbot' })
    await form.getByText('4 stars').click()
    await form.getByLabel('Your testimonial').fill('It answers at night.')
    await form
      .getByLabel('Photo (optional)')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() })
    if (javaScriptEnabled) {
      await form.getByLabel('Zoom').press('ArrowRight')
      await form.getByLabel('Up or down').press('End')
    }
    await form.getByLabel('First name and initial').check()
    await form.getByLabel(/may show this testimonial/).check()
    await form.getByRole('button', { name: 'Submit testimonial' }).click()
    await page.getByText('pending approval').first().waitFor()

    const row = await stored(email)
    expect(row).toMatchObject({ status: 'pending', rating: 4, service_type: 'ai-chatbot' })
    expect(row.photo_url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
    await page.goto(site.url + (await verifyPath(row.id)))
    await page.getByRole('button', { name: 'Yes, I wrote it' }).click()
    await page.getByRole('heading', { name: 'Your testimonial is confirmed' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('shows a photo to the team only until its testimonial is approved', async () => {
  const { id, photo_url: path } = await stored('asha-true@example.test')
  const ask = (cookie = '') => fetch(site.url + path, { headers: { cookie } })
  const status = async () => {
    const answers = [ask(), ask(cookies.pending), ask(cookies.member)]
    return (await Promise.all(answers)).map((answer) => answer.status)
  }
  expect(await status()).toEqual([404, 404, 200])
  expect((await ask(cookies.member)).headers.get('cache-control')).toBe('private, no-store')
  await database.write(async (trx) => {
    await trx.updateTable('testimonials').set({ status: 'approved' }).where('id', '=', id).execute()
  })
  expect(await status()).toEqual([200, 200, 200])
  const photo = await ask()
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(photo.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
  expect(
    Buffer.from(await photo.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF')
})

describe('form with a file', () => {
  async function send(fields: Record<string, string>, photo?: Blob | File, path = '/contact') {
    const form = new FormData()
    for (const [name, value] of Object.entries(testimonialFields(fields))) form.set(name, value)
    if (photo) form.set('photo', photo)
    return fetch(site.url + path, {
      method: 'POST',
      body: form,
      headers: { origin: site.url },
      redirect: 'manual',
    })
  }

  test.each([
    [
      'a script for a photo',
      new File(['<script>alert(31337)</script>'], 'me.jpg', { type: 'image/jpeg' }),
      'not a photo',
    ],
    ['a file larger than 5 MB', new File([new Uint8Array(6 * 1024 * 1024)], 'me.jpg'), 'larger than 5 MB'],
    ['half a photo', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'me.jpg'), 'damaged'],
  ])('refuses %s and keeps the text in the form', async (_what, file, reason) => {
    const email = `${crypto.randomUUID()}@example.test`
    const answer = await send({ email, content: 'My own words' }, file)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(reason)
    expect(html).toContain('My own words')
    expect(
      await database.db.selectFrom('testimonials').select('id').where('email', '=', email).execute(),
    ).toEqual([])
  })

  test.each([
    ['more text than any form may have', () => send({ content: 'x'.repeat(maxFormBytes) }), 413],
    [
      'a file where none is taken',
      () => send({}, new File([new Uint8Array(maxFormBytes)], 'x'), '/del-admin-portal-2025'),
      413,
    ],
    [
      'a form in parts that breaks off in the file',
      () =>
        fetch(`${site.url}/contact`, {
          method: 'POST',
          headers: { origin: site.url, 'content-type': 'multipart/form-data; boundary=b' },
          body: '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc',
        }),
      400,
    ],
  ])('refuses %s', async (_what, sending, status) => {
    expect((await sending()).status).toBe(status)
  })

  test('ignores forged fields', async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const photo = new Blob([new Uint8Array(await plainPhoto().png().toBuffer())])
    const answer = await send(
      {
        email,
        status: 'approved',
        featured: 'true',
        photo_url: 'https://evil.test/x.svg',
        id: crypto.randomUUID(),
      },
      photo,
    )
    expect(answer.status).toBe(303)
    const row = await stored(email)
    expect(row.status).toBe('pending')
    expect(Boolean(row.featured)).toBe(false)
    expect(row.photo_url).toMatch(/^\/uploads\//)
  })

  // The server closes a connection with so much unread data, perhaps while the next test uses it, so this
  // test is last.
  test('refuses 21 MB', async () => {
    const { status } = await send({}, new File([new Uint8Array(21 * 1024 * 1024)], 'me.jpg'))
    expect(status).toBe(413)
  })
})

test('waits for a service before AI Help drafts an editable text', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/testimonials`)
  const form = page.getByRole('form', { name: 'Write a testimonial' })
  const help = form.getByRole('button', { name: 'AI Help', exact: true })
  await form.getByLabel('Your testimonial').click()
  await form.getByText('Please select a service type first to generate a testimonial.').waitFor()
  expect(await help.isDisabled()).toBe(true)
  await form.getByLabel('Service Used').selectOption('ai-chatbot')
  await form.getByLabel('Company (optional)').fill('Rao Stores')
  const words = form.getByLabel('Your testimonial')
  await words.fill('It answers at night.')
  await help.click()
  // No model wrote it.
  await page.getByText('A start for your testimonial').first().waitFor()
  expect(await page.getByText('AI Generated!').count()).toBe(0)
  expect(await words.inputValue()).toBe(
    'At Rao Stores, we chose DEL AI Works for AI Chatbot. It answers at night.',
  )
  await form.getByRole('button', { name: 'Restore my own words' }).click()
  expect(await words.inputValue()).toBe('It answers at night.')
  expect(complaints).toEqual([])
  await context.close()
})

test('refuses a draft with blanks and says why', async () => {
  const { page, context } = await newVisitor(browser, desktop)
  await page.goto(`${site.url}/testimonials`)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Write a testimonial' })
  await form.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await form.getByLabel('Email').fill('blanks@example.test')
  await form.getByLabel('Service Used').selectOption('ai-chatbot')
  await form.getByRole('button', { name: 'AI Help', exact: true }).click()
  const words = form.getByLabel('Your testimonial')
  await form.getByText('A draft from what you entered.').waitFor()
  const draft = await words.inputValue()
  expect(draft).toContain('… (tell it in a few words)')
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: 'Submit testimonial' }).click()
  await form.locator('#testimonial-content-error').getByText('Replace each “… (…)”').waitFor()
  expect(await words.inputValue()).toBe(draft)
  await context.close()
})

/** Opens a form whose draft is delayed until it is released. */
async function holdDraft(page: Page) {
  await page.goto(`${site.url}/testimonials`)
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Write a testimonial' })
  await form.getByLabel('Service Used').selectOption('ai-chatbot')
  const { letGo } = await delayRequests(page, '**/api/testimonials/draft')
  return { form, letGo }
}

test('replaces nothing that was written before a late draft arrived', async () => {
  const { page, context, complaints } = await newVisitor(browser, phone)
  const { form, letGo } = await holdDraft(page)
  const details = form.getByLabel('Project details (optional)')
  await details.fill('Two branches.')
  await form.getByRole('button', { name: 'AI Help for the details' }).click()
  await form.getByRole('button', { name: 'Generating…' }).waitFor()
  await details.fill('Two branches, soon three.')
  letGo()
  const offer = form.getByRole('button', { name: 'Use the draft' })
  await offer.waitFor()
  expect(await details.inputValue()).toBe('Two branches, soon three.')
  await offer.click()
  expect(await details.inputValue()).toContain('Two branches. ')
  expect(await offer.count()).toBe(0)
  await form.getByRole('button', { name: 'Restore my own words' }).click()
  expect(await details.inputValue()).toBe('Two branches, soon three.')
  await context.close()
  expect(complaints).toEqual([])
})

test('undoes each draft, and does not take the focus from another field', async () => {
  const { page, context, complaints } = await newVisitor(browser, desktop)
  const { form, letGo } = await holdDraft(page)
  const words = form.getByLabel('Your testimonial')
  const help = form.getByRole('button', { name: 'AI Help', exact: true })
  const undo = form.getByRole('button', { name: 'Restore my own words' })
  const company = form.getByLabel('Company (optional)')
  await words.fill('It answers at night.')
  await help.click()
  await form.getByRole('button', { name: 'Generating…' }).waitFor()
  await company.focus()
  letGo()
  await undo.waitFor()
  expect(await company.evaluate((input) => input === document.activeElement)).toBe(true)
  const edited = `${await words.inputValue()} Every night.`
  await words.fill(edited)
  await help.click()
  await expect.poll(() => words.inputValue()).not.toBe(edited)
  await undo.click()
  expect(await words.inputValue()).toBe(edited)
  expect(await form.locator('[name=ownWords]').inputValue()).toBe('It answers at night.')
  await undo.click()
  expect(await words.inputValue()).toBe('It answers at night.')
  expect(await undo.count()).toBe(0)
  expect(await form.locator('[name=ownWords]').inputValue()).toBe('')
  // Enter sends the form instead of requesting a draft.
  await company.press('Enter')
  await page.getByText('Please fill in all required fields.').first().waitFor()
  expect(await words.inputValue()).toBe('It answers at night.')
  await context.close()
  expect(complaints).toEqual([])
})

test('has no axe violation in the form', async () => {
  const { page, context } = await newVisitor(browser, { ...phone, bypassCSP: true, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/testimonials`)
  const form = page.getByRole('form', { name: 'Write a testimonial' })
  await form
    .getByLabel('Photo (optional)')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plainPhoto().png().toBuffer() })
  await form.getByLabel('Zoom').waitFor()
  await form.getByRole('button', { name: 'Submit testimonial' }).click()
  await page.getByText('Please fill in all required fields.').first().waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  await context.close()
})

test('invites a client by a link, fills in the form, and marks them as a verified client', async () => {
  const lead = buildLeadRow({
    status: 'won',
    name: 'Meera Rao',
    email: 'meera@example.test',
    company: 'Rao Stores',
    service_interest: 'ai-web-apps',
  })
  await insertLeads(database, [lead])
  const asked = await fetch(`${site.url}/del-admin-dashboard/leads/${lead.id}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'request-testimonial', name: 'forged' }),
    headers: { origin: site.url, cookie: cookies.member, accept: 'text/html' },
    redirect: 'manual',
  })
  expect(asked.status).toBe(200)
  const { data } = await database.db
    .selectFrom('emails')
    .select('data')
    .where('lead_id', '=', lead.id)
    .where('template', '=', 'testimonial-request')
    .executeTakeFirstOrThrow()
  const { pathname, search } = new URL((JSON.parse(data) as { url: string }).url)

  const { page, context, complaints } = await newVisitor(browser, phone)
  await page.goto(site.url + pathname + search)
  const form = page.getByRole('form', { name: 'Write a testimonial' })
  await form.getByText('Thank you for opening my link.').waitFor()
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Meera Rao')
  expect(await form.getByLabel('Company (optional)').inputValue()).toBe('Rao Stores')
  expect(await form.getByLabel('Service Used').inputValue()).toBe('web-application-development')
  await form.getByLabel('Email').fill('meera@example.test')
  await form.getByLabel('Your testimonial').fill('The shop takes orders by itself.')
  await form.getByLabel(/may show this testimonial/).check()
  await form.getByRole('button', { name: 'Submit testimonial' }).click()
  await page.getByText('pending approval').first().waitFor()
  const { id } = await stored('meera@example.test')
  const details = await database.db
    .selectFrom('testimonial_details')
    .select(['lead_id', 'request_id', 'verified_at'])
    .where('testimonial_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(details).toEqual({
    lead_id: lead.id,
    request_id: expect.any(String),
    verified_at: expect.any(String),
  })
  // The link is used up, so the form is empty.
  await page.goto(site.url + pathname + search)
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})
