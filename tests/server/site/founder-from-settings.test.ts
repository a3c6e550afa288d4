import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPhoto } from '#tests/security/hostile-photos.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { visibleText } from '#tests/support/browser/visible-text.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const SETTINGS = '/del-admin-dashboard/settings/website'
const founder = {
  name: 'Meera & Iyer',
  years: '9',
  registration: 'GSTIN 07ABCDE1234F1Z5',
  guarantee: 'Live in two weeks, or the set-up fee back.',
}

let site: Site
let cookie: string
let member: string

beforeAll(async () => {
  site = await startSite()
  ;({ owner: cookie, member } = await signInEveryRole(site))
})
afterAll(() => site.remove())

const html = async (path: string) => (await fetch(site.url + path, { headers: { cookie } })).text()
const text = async (path: string) => visibleText(await (await fetch(site.url + path)).text())

async function save(fields: Record<string, string>) {
  const page = await html(SETTINGS)
  const form = page.slice(page.indexOf('value="site.founder"'))
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
  return postForm(
    site.url + SETTINGS,
    { intent: 'site.founder', version, ...fields },
    { cookie, accept: 'text/html' },
  )
}

test('mentions nothing about the founder until it is filled in', async () => {
  expect(await text('/about')).not.toMatch(/Founder, DEL AI Works|years of experience|I’m \./)
  expect(await text('/home')).not.toMatch(/I’m \./)
})

test('refuses years that are not a number', async () => {
  for (const years of ['many', '0', '-3']) expect((await save({ ...founder, years })).status).toBe(400)
})

test('shows the founder on pages once it is filled in', async () => {
  expect((await save(founder)).status).toBe(200)
  const [about, home, terms, prices, shop] = await Promise.all(
    ['/about', '/home', '/terms-conditions', '/services', '/services/ecommerce'].map(text),
  )
  for (const words of [`I’m ${founder.name}.`, 'Founder, DEL AI Works · Delhi', '9 years of experience'])
    expect(about).toContain(words)
  for (const page of [about, home, prices, shop]) expect(page).toContain(founder.guarantee)
  expect(home).toContain(`I’m ${founder.name}.`)
  for (const page of [about, home, terms]) expect(page).toContain(founder.registration)
})

const picture = (html: string) =>
  /<img src="(\/uploads\/[\w-]+\.webp)" width="480" height="480"[^>]*>/.exec(html)

async function sendPhoto(bytes: Buffer | undefined, fields: Record<string, string> = {}, from = cookie) {
  const form = new FormData()
  const page = await html(SETTINGS)
  const version =
    /name="version" value="([^"]+)"/.exec(page.slice(page.indexOf('value="site.photo"')))?.[1] ?? ''
  for (const [name, value] of Object.entries({ intent: 'site.photo', version, ...fields }))
    form.set(name, value)
  if (bytes) form.set('photo', new File([new Uint8Array(bytes)], 'me.png'))
  const headers = { cookie: from, accept: 'text/html', origin: site.url }
  return fetch(site.url + SETTINGS, { method: 'POST', headers, body: form, redirect: 'manual' })
}

test('shows the founder’s photo on About and the home page until it is removed', async () => {
  for (const page of ['/about', '/home']) expect(picture(await html(page))).toBeNull()
  const photo = await plainPhoto(900, 600).png().toBuffer()
  expect((await sendPhoto(photo, {}, member)).status).not.toBe(200)
  expect((await sendPhoto(undefined)).status).toBe(400)
  expect((await sendPhoto(Buffer.from('no picture'))).status).toBe(400)
  expect((await sendPhoto(photo)).status).toBe(200)
  for (const page of ['/about', '/home']) {
    const [image, src] = picture(await html(page)) ?? []
    expect(image).toMatch(/alt="Meera &amp; Iyer" loading="lazy"/)
    const answer = await fetch(site.url + src)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  expect((await sendPhoto(undefined, { remove: 'on' })).status).toBe(200)
  expect(picture(await html('/about'))).toBeNull()
})
