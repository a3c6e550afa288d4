import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { projects } from '#content/projects.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

async function html(target: string): Promise<string> {
  return (await fetch(site.url + target)).text()
}

describe('portfolio', () => {
  test('marks every sample project', async () => {
    const articles = (await html('/portfolio')).match(/<article[\s\S]*?<\/article>/g) ?? []
    expect(articles).toHaveLength(Object.keys(projects).length)
    Object.values(projects).forEach(({ isSample }, index) => {
      expect(articles[index]?.includes('>Sample project</span>')).toBe(isSample)
    })
  })

  test('has no structured data about sample projects', async () => {
    const data = [...(await html('/portfolio')).matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)]
    const structuredData = data.map(([, json = '']) => json).join()
    expect(structuredData).toContain('Portfolio')
    for (const { title, client } of Object.values(copy.en.portfolio.projects)) {
      expect(structuredData).not.toContain(title)
      expect(structuredData).not.toContain(client)
    }
  })
})

test('links every tool, project and product to an existing page and part', async () => {
  const targets = new Set<string>()
  for (const page of ['/portfolio', '/saas-tools', '/services/ai-products']) {
    const main = (await html(page)).split('<main')[1]?.split('</main>')[0] ?? ''
    for (const [, href = ''] of main.matchAll(/href="([^"]+)"/g)) targets.add(href.replaceAll('&amp;', '&'))
  }
  expect(targets).toContain('/services#package')
  // The message begins with what is asked for.
  expect(targets).toContain('/contact?service=ai-chatbots&parts=tools.reviewRequests#quote-form')
  expect(targets).toContain('/contact?service=ai-chatbots&parts=projects.orderDesk#quote-form')
  for (const target of targets) {
    const { pathname, search, hash } = new URL(target, site.url)
    const answer = await fetch(site.url + pathname + search)
    expect([target, answer.status]).toEqual([target, 200])
    if (hash) expect(await answer.text()).toContain(` id="${hash.slice(1)}"`)
  }
})

test.each(['/portfolio', '/saas-tools', '/services/ai-products'])(
  '%s loads its pictures as files with known sizes',
  async (target) => {
    for (const [image] of (await html(target)).matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ width="\d+" height="\d+" (class="scene" )?alt="(|[^"]{20,})"/)
      const answer = await fetch(site.url + /src="([^"]+)"/.exec(image)?.[1])
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    }
  },
)
