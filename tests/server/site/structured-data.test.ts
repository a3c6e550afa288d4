import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { breadcrumbOf, mainPageOf, type Page, type PageId, pageName, pages } from '#content/pages.ts'
import { type Price, prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'
import { textOf, visibleText } from '#tests/support/browser/visible-text.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

type Node = Record<string, unknown> & { '@type': string }

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

async function html(target: string): Promise<string> {
  return (await fetch(site.url + target)).text()
}

function graphOf(page: string): Node[] {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (blocks.length === 0) return []
  expect(blocks).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return ['@type' in value ? [value as Node] : [], Object.values(value).flatMap(nodesIn)].flat()
}

/** The properties that search engines require for each type in use. */
const required: Record<string, string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'email', 'address', 'areaServed'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  City: ['name'],
  Country: ['name'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  Service: ['@id', 'name', 'description', 'url', 'provider'],
  Offer: ['name'],
  AggregateOffer: ['name', 'lowPrice', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

const amountsOf = (node: Node) =>
  [node.price, node.lowPrice, node.highPrice].filter((amount) => typeof amount === 'number')
const inCatalogue = new Set(
  Object.values<Record<string, Price>>(prices).flatMap((group) =>
    Object.values(group).flatMap(({ amount, upTo, monthly }) => [amount, upTo, monthly]),
  ),
)
const entries = (Object.entries(pages) as [PageId, Page][]).map(([id, page]) => ({
  id,
  page,
  target: page.path,
}))

describe.each(entries)('$target', ({ id, page, target }) => {
  test('describes its content completely and in known terms', async () => {
    for (const node of nodesIn(graphOf(await html(target)))) {
      expect(Object.keys(required)).toContain(node['@type'])
      const missing = required[node['@type']]?.filter((name) => !node[name])
      expect([node['@type'], missing]).toEqual([node['@type'], []])
      for (const name of ['@id', 'url', 'item', 'image']) {
        if (node[name]) expect(String(node[name]).startsWith(`${site.url}/`)).toBe(true)
      }
    }
  })

  test('offers every price of its price list and shows each on the page', async () => {
    const source = await html(target)
    const text = visibleText(source)
    const service = graphOf(source).find((node) => node['@type'] === 'Service')
    expect(service !== undefined).toBe(target.startsWith('/services'))
    const offers = (service?.offers ?? []) as Node[]
    const groups = (page.prices ?? []) as (keyof typeof prices)[]
    const priced = groups.flatMap((group) =>
      Object.entries<Price>(prices[group]).flatMap(([id, { amount }]) =>
        amount ? [[group, id] as const] : [],
      ),
    )
    expect(offers.map(({ name }) => name)).toEqual(
      priced.map(([group, id]) => (copy.en.priceNames[group] as Record<string, { name: string }>)[id]?.name),
    )
    for (const { name } of offers) expect(text).toContain(name)
    const amounts = nodesIn(offers).flatMap(amountsOf)
    for (const amount of amounts) {
      expect(inCatalogue).toContain(amount)
      expect(text).toContain(formatRupees(amount))
    }
    expect(amounts.length).toBeGreaterThanOrEqual(priced.length)
    if (service) expect(text).toContain(service.description)
  })

  test('has the same breadcrumb as is visible', async () => {
    const source = await html(target)
    const seen = /<nav class="shell crumbs[^"]*"[\s\S]*?<\/nav>/.exec(source)?.[0] ?? ''
    const items = [...seen.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => textOf(item))
    const links = [...seen.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => site.url + href)
    const list = graphOf(source).find((node) => node['@type'] === 'BreadcrumbList')
    const listed = (list?.itemListElement ?? []) as Node[]
    expect(listed.map(({ name }) => name)).toEqual(items)
    expect(listed.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    expect(listed.map(({ item }) => item)).toEqual(items.length > 0 ? [...links, site.url + target] : [])
    expect(items).toHaveLength(page.indexed ? breadcrumbOf(id).length : 0)
  })

  test('has the same questions and answers as are visible', async () => {
    const source = await html(target)
    const seen = [...source.matchAll(/<summary>([^<]*)[\s\S]*?<\/summary><p[^>]*><span>([\s\S]*?)<\/span>/g)]
    const faq = graphOf(source).find((node) => node['@type'] === 'FAQPage')
    const listed = (faq?.mainEntity ?? []) as (Node & { acceptedAnswer: Node })[]
    expect(listed.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      seen.map(([, question = '', answer = '']) => [textOf(question), textOf(answer)]),
    )
    if (page.prices) expect(listed.length).toBeGreaterThan(1)
  })

  test('has its own picture for link previews', async () => {
    const source = await html(target)
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(source)?.[1]
    expect(property('og:image')).toBe(`${site.url}/share/${pageName(mainPageOf(id), 'en')}.png`)
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
    expect(property('og:image:alt')).toBe(property('og:title'))
    expect(source).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect((await fetch(property('og:image') ?? '')).headers.get('content-type')).toBe('image/png')
  })
})

test('describes the business on the home and about pages, and refers to it on others', async () => {
  for (const target of ['/home', '/about']) {
    const business = graphOf(await html(target)).find((node) => node['@type'] === 'ProfessionalService')
    expect(business?.['@id']).toBe(`${site.url}/home#business`)
    expect(visibleText(await html(target))).toContain(business?.email)
  }
  const service = graphOf(await html('/services/smb')).find((node) => node['@type'] === 'Service')
  expect(service?.provider).toEqual({ '@id': `${site.url}/home#business` })
})

test('contains no rating, no review and no sample project', async () => {
  for (const { target } of entries) {
    const types = nodesIn(graphOf(await html(target))).map((node) => node['@type'])
    expect(types.filter((type) => /Rating|Review|CreativeWork|Person/.test(type))).toEqual([])
  }
})

test('keeps the data out of loader data', async () => {
  const data = await (await fetch(`${site.url}/services/smb.data`)).text()
  expect(data).not.toContain('schema.org')
  expect(data).not.toContain('UnitPriceSpecification')
})
