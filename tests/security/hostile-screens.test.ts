import { type ChildNode, type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInEveryRole } from '../support/browser/sign-in.ts'
import { readRouteTable } from '../support/requests/route-table.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'
import { hostileTexts } from './hostile-texts.ts'

const REQUESTS_AT_ONCE = 8
/** Limit of visited pages per route, such as several leads. */
const PAGES_PER_ROUTE = 2
/** Fields of each form that get a hostile text, one per request. */
const FIELDS_PER_FORM = 4

const hostile = [
  ...hostileTexts,
  'x'.repeat(6_000),
  '९'.repeat(3_000),
  '',
  '-1',
  '1e400',
  '2026-13-45T99:99Z',
  '∞',
]

let site: Site
let owner: string
beforeAll(async () => {
  site = await startSite()
  owner = (await signInEveryRole(site)).owner
})
afterAll(() => site.remove())

test('no form and no address answers hostile input with a fault', { timeout: 180_000 }, async () => {
  const faults: string[] = []
  const ask: Ask = async (target, fields) => {
    const response = await fetch(site.url + target, {
      headers: { cookie: owner, origin: site.url },
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    if (response.status >= 500) faults.push(`${response.status} ${fields ? 'POST' : 'GET'} ${target}`)
    return response.text()
  }
  await seed(ask)
  const { targets, forms } = await crawl(ask)
  await runAll([
    ...forms.flatMap(({ action, fields }) =>
      fields
        .map(
          ([name], at) =>
            () =>
              ask(action, replaceField(fields, at, pick(at, name))),
        )
        .slice(0, FIELDS_PER_FORM),
    ),
    ...targets.map((target, at) => () => ask(withHostileQuery(target, at))),
  ])
  expect(faults).toEqual([])
})

type Ask = (target: string, fields?: Field[]) => Promise<string>
type Field = [name: string, value: string]
type Form = { action: string; fields: Field[] }

/** Creates a lead, demo, testimonial and chat through the public forms. */
async function seed(ask: Ask): Promise<void> {
  for (const path of ['/contact', '/book']) {
    for (const { action, fields } of formsIn(await ask(path), path)) await ask(action, fields)
  }
}

/** Returns all pages reachable from the route table and links, with their forms. */
async function crawl(ask: Ask): Promise<{ targets: string[]; forms: Form[] }> {
  const queue = (await readRouteTable()).map(({ path }) => path)
  const seen = new Set<string>()
  const perRoute = new Map<string, number>()
  const forms = new Map<string, Form>()
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    const route = target.split('?')[0]?.replace(/[\w-]{20,}/g, ':id') ?? ''
    const count = perRoute.get(route) ?? 0
    if (seen.has(target) || count >= PAGES_PER_ROUTE || route.includes('sign-out')) continue
    seen.add(target)
    perRoute.set(route, count + 1)
    const html = await ask(target)
    for (const form of formsIn(html, target)) {
      forms.set(JSON.stringify([form.action, form.fields.map(([name]) => name)]), form)
    }
    queue.push(...linksIn(html))
  }
  return {
    targets: [...seen],
    forms: [...forms.values()].filter(({ action }) => !/sign-out|session/.test(action)),
  }
}

function linksIn(html: string): string[] {
  const hrefs = elementsIn(parseDocument(html).children, 'a').map(({ attribs }) => attribs.href ?? '')
  return hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.split('#')[0] ?? '')
}

function formsIn(html: string, target: string): Form[] {
  const base = `http://site${target}`
  return elementsIn(parseDocument(html).children, 'form')
    .filter(({ attribs }) => attribs.method?.toLowerCase() === 'post')
    .map((form) => {
      const { pathname, search } = new URL(form.attribs.action ?? target, base)
      return { action: pathname + search, fields: fieldsOf(form) }
    })
}

function fieldsOf(form: Element): Field[] {
  const fields = new Map<string, string>()
  for (const control of ['input', 'select', 'textarea', 'button'].flatMap((name) =>
    elementsIn(form.children, name),
  )) {
    const { name, type = '', value } = control.attribs
    if (!name || (type === 'radio' && fields.has(name))) continue
    fields.set(name, value || sampleValue(control))
  }
  return [...fields]
}

function sampleValue({ name: tag, children, attribs: { name = '', type = '' } }: Element): string {
  if (tag === 'select') {
    const values = elementsIn(children, 'option').map(({ attribs }) => attribs.value ?? '')
    return values.find((value) => value !== '') ?? ''
  }
  const written = DomUtils.textContent(children)
  if (written) return written
  if (type === 'checkbox') return 'on'
  if (type === 'email' || /email/i.test(name)) return 'asha@example.test'
  if (type === 'tel' || /phone/i.test(name)) return '+919876543210'
  if (type === 'date' || /date/i.test(name)) return '2027-01-12'
  if (type === 'time' || /^time/i.test(name)) return '10:30'
  if (/website/.test(name)) return ''
  return 'Asha Verma'
}

function elementsIn(nodes: ChildNode[], name: string): Element[] {
  return DomUtils.find((node) => isTag(node) && node.name === name, nodes, true, Infinity) as Element[]
}

function replaceField(fields: Field[], at: number, value: string): Field[] {
  return fields.map((field, index) => (index === at ? [field[0], value] : field))
}

/** Returns a different text for each field and place, the same in every run. */
function pick(place: number, name: string): string {
  const start = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return hostile[(start + place) % hostile.length] ?? ''
}

function withHostileQuery(target: string, place: number): string {
  const [path = '', query = ''] = target.split('?')
  const params = new URLSearchParams(query)
  const names = [...params.keys(), 'q', 'page', 'after', 'before', 'from', 'to', 'status', 'cursor', 'sort']
  const name = names[place % names.length] ?? 'q'
  params.set(name, pick(place, path).slice(0, 500).toWellFormed())
  return `${path}?${params}`
}

async function runAll(attempts: (() => Promise<unknown>)[]): Promise<void> {
  const rest = attempts.values()
  await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      for (const attempt of rest) await attempt()
    }),
  )
}
