import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from './post-form.ts'
import { signInEveryRole } from './sign-in.ts'
import { type Site, startSite } from './start-site.ts'
import { visibleText } from './visible-text.ts'

const SETTINGS = '/del-admin-dashboard/settings/website'
const founder = {
  name: 'Meera & Iyer',
  years: '9',
  registration: 'GSTIN 07ABCDE1234F1Z5',
  guarantee: 'Live in two weeks, or the set-up fee back.',
}

let site: Site
let cookie: string

beforeAll(async () => {
  site = await startSite()
  cookie = (await signInEveryRole(site)).owner
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
    { setting: 'site.founder', version, ...fields },
    { cookie, accept: 'text/html' },
  )
}

test('until it is filled nothing of it is mentioned', async () => {
  expect(await text('/about')).not.toMatch(/Founder, DEL AI Works|years of experience|I’m \./)
  expect(await text('/home')).not.toMatch(/I’m \./)
})

test('years that are no number are refused', async () => {
  for (const years of ['many', '0', '-3']) expect((await save({ ...founder, years })).status).toBe(400)
})

test('once filled, pages show it', async () => {
  expect((await save(founder)).status).toBe(303)
  const [about, home, terms] = await Promise.all([text('/about'), text('/home'), text('/terms-conditions')])
  for (const words of [`I’m ${founder.name}.`, 'Founder, DEL AI Works · Delhi', '9 years of experience'])
    expect(about).toContain(words)
  for (const page of [about, home]) expect(page).toContain(founder.guarantee)
  expect(home).toContain(`I’m ${founder.name}.`)
  for (const page of [about, home, terms]) expect(page).toContain(founder.registration)
})
