import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visibleText } from '#tests/support/browser/visible-text.ts'
import { pathsIn } from '#tests/support/requests/page-sample.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

const paths = pathsIn('en')

const settings = {
  WHATSAPP_NUMBER: '+91 98765 43210',
  SCHEDULING_URL: 'https://scheduler.example/demo',
  PAYMENT_URL: 'https://pay.example/now',
  INTRO_VIDEO_URL: 'https://video.example/intro',
}

let bare: Site
let linked: Site

beforeAll(async () => {
  ;[bare, linked] = await Promise.all([startSite(), startSite({ env: settings })])
})
afterAll(async () => {
  await Promise.all([bare.remove(), linked.remove()])
})

/** Returns the text of each link to another site, by address. */
async function outward(site: Site, path: string): Promise<Map<string, string>> {
  const html = await (await fetch(site.url + path)).text()
  const found = new Map<string, string>()
  for (const [, tag = '', content = ''] of html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)) {
    const href = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
    if (/^(\/|#|mailto:)/.test(href)) continue
    expect(tag, 'opens a new tab, and tells the other site nothing').toMatch(
      /target="_blank" rel="noopener noreferrer"/,
    )
    expect(content).toContain('(opens a new tab)')
    found.set(href.replaceAll('&amp;', '&'), content.replaceAll(/<[^>]+>/g, '').trim())
  }
  return found
}

describe('without any setting', () => {
  test.each(paths)('%s has no link to another site and no dead link', async (path) => {
    expect([...(await outward(bare, path))]).toEqual([])
    const html = await (await fetch(bare.url + path)).text()
    const body = html.slice(html.indexOf('<body'), html.indexOf('</footer>'))
    expect(body.match(/href="#?"/)).toBeNull()
    expect(body.match(/Pay Now|Watch the video/)).toBeNull()
    expect(visibleText(html)).not.toMatch(/chat on WhatsApp|WhatsApp chat\b|WhatsApp is not/i)
  })
})

describe('with all settings', () => {
  test('opens the intro video from the home page on a click, and loads nothing of it before', async () => {
    const links = await outward(linked, '/home')
    expect(links.get(settings.INTRO_VIDEO_URL)).toContain('Watch the video')
    const html = await (await fetch(`${linked.url}/home`)).text()
    expect(html).not.toMatch(/<(iframe|video|img|link|script)[^>]*video\.example/)
  })

  test.each(['/home', '/services', '/services/smb', '/contact'])(
    '%s links to the scheduler',
    async (path) => {
      expect([...(await outward(linked, path)).keys()]).toContain(settings.SCHEDULING_URL)
    },
  )

  test('links to WhatsApp above the contact form on phones, from its card and from the footer', async () => {
    const text = visibleText(await (await fetch(`${linked.url}/contact`)).text())
    expect(text.match(/Chat on WhatsApp/g)).toHaveLength(3)
  })

  test('begins a WhatsApp chat with the topic of the page', async () => {
    const links = [...(await outward(linked, '/services/smb')).keys()]
    const chat = links.find((href) => href.startsWith('https://wa.me/919876543210?text='))
    expect(decodeURIComponent(chat ?? '')).toContain('SMB Automation')
  })

  test.each(['/services', '/services/ecommerce', '/services/music-creation'])(
    '%s offers payment to visitors who have their quote',
    async (path) => {
      expect((await outward(linked, path)).get(settings.PAYMENT_URL)).toContain('Pay Now')
    },
  )
})
