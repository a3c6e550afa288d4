import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageWords } from '#content/page-words.ts'
import { type Page, type PageId, pagePaths, pages } from '#content/pages.ts'
import { pictureWords } from '#content/picture-words.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'
import { fontsOf } from '../../../scripts/pictures/fonts.ts'
import { createTypeSetter, type TypeSetter } from '../../../scripts/pictures/set-text.ts'
import { sharePicture } from '../../../scripts/pictures/share-picture.ts'

const MAX_BYTES = 300_000
const clientDir = path.resolve(import.meta.dirname, '../../../build/client')

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  await site.remove()
})

/** Returns the size in the first chunk of a PNG. */
function sizeOf(png: Uint8Array): string {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

async function fetchFile(name: string) {
  const answer = await fetch(site.url + name)
  expect([name, answer.status]).toEqual([name, 200])
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('drawings', () => {
  const [folder = ''] = globSync('assets/pictures-*', { cwd: clientDir })
  const files = globSync('**/*.svg', { cwd: path.join(clientDir, folder) })

  test.each(pagePaths)('%s shows its drawings in its own language', async (target) => {
    const locale = locales.find((locale) => target.startsWith(`/${locale}/`)) ?? defaultLocale
    const html = await (await fetch(site.url + target)).text()
    for (const [, src = ''] of html.matchAll(/<img src="([^"]+\.svg)"/g)) {
      expect(src).toContain(`/${folder}/${locale}/`)
      const { headers } = await fetchFile(src)
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
      expect(headers.get('cache-control')).toContain('immutable')
    }
  })

  test('each is there in every language, small, and needs no fonts, styles or scripts', () => {
    const namesIn = (locale: string) =>
      files.filter((file) => file.startsWith(`${locale}/`)).map((file) => file.slice(locale.length))
    expect(namesIn('en').length).toBeGreaterThan(20)
    for (const locale of locales) expect(namesIn(locale).toSorted()).toEqual(namesIn('en').toSorted())
    for (const file of files) {
      const drawing = readFileSync(path.join(clientDir, folder, file), 'utf8')
      expect(statSync(path.join(clientDir, folder, `${file}.br`)).size, file).toBeLessThan(10 * 1024)
      expect(drawing, file).not.toMatch(/<text|<style|style=|<script|<image|Gradient|filter/)
    }
  })

  test('every word of them is in a drawing', () => {
    const sources = globSync('app/pictures/**/*.svg').map((file) => readFileSync(file, 'utf8'))
    const drawn = new Set(
      sources.flatMap((source) => [...source.matchAll(/>(\w+)<\/text>/g)].map(([, key]) => key)),
    )
    expect(Object.keys(pictureWords.en).filter((key) => !drawn.has(key))).toEqual([])
  })
})

describe('share pictures', () => {
  const names = Object.entries<Page>(pages)
    .filter(([, page]) => !page.sameAs)
    .flatMap(([id]) => locales.map((locale) => (locale === 'en' ? `${id}.png` : `${id}.${locale}.png`)))

  test('exist for every page in every language, and for nothing else', () => {
    expect(readdirSync(path.join(clientDir, 'share')).sort()).toEqual(names.toSorted())
  })

  test.each(names)(
    '%s is small, has the size for previews, and may be embedded by other sites',
    async (name) => {
      const { headers, bytes } = await fetchFile(`/share/${name}`)
      expect(sizeOf(bytes)).toBe('1200x630')
      expect(bytes.length).toBeLessThan(MAX_BYTES)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('cache-control')).toBe('public, max-age=86400')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('show the main heading of their page', async () => {
    for (const [id, page] of Object.entries<Page>(pages)) {
      // Without testimonials, the page's heading asks for the first one.
      if (id === 'testimonials') continue
      const html = await (await fetch(site.url + page.path)).text()
      const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? []
      expect(heading.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toBe(
        pageWords(id as PageId, 'en').heading,
      )
    }
  })

  test('are all different', () => {
    const hashes = names.map((name) =>
      createHash('sha256')
        .update(readFileSync(path.join(clientDir, 'share', name)))
        .digest('hex'),
    )
    expect(new Set(hashes).size).toBe(names.length)
  })

  test('answers a missing one with a page that other sites may not embed', async () => {
    const answer = await fetch(`${site.url}/share/no-such.png`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('keep a heading of ninety letters off the drawing, and contain the rupee sign', async () => {
    const { widthOf } = createTypeSetter(await fontsOf(700))
    const lines: { text: string; right: number }[] = []
    const textLine: TypeSetter['textLine'] = (text, { x, size }) => {
      lines.push({ text, right: x + widthOf(text) * size })
      return ''
    }
    const heading =
      'Every enquiry from every customer is answered in their own words, also at night: 9:42 pm.'
    sharePicture({ id: 'home', heading, price: 'From ₹19,999 + ₹2,999/month' }, { widthOf, textLine })
    expect(lines.map(({ text }) => text).join(' ')).toContain(heading)
    for (const { text, right } of lines) expect(right, text).toBeLessThan(760)
    expect(() => widthOf('中')).toThrow('no font has')
  })
})

describe('icons', () => {
  test.each([
    ['/apple-touch-icon.png', '180x180'],
    ['/icon-192.png', '192x192'],
    ['/icon-512.png', '512x512'],
    ['/icon-maskable-512.png', '512x512'],
  ])('%s is %s', async (name, size) => {
    const { headers, bytes } = await fetchFile(name)
    expect(sizeOf(bytes)).toBe(size)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('has a small favicon.svg without styles or scripts', async () => {
    const { headers, bytes } = await fetchFile('/favicon.svg')
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(bytes.length).toBeLessThan(1_000)
    expect(bytes.toString()).toMatch(/^<svg [^>]*viewBox="0 0 64 64".*<\/svg>$/)
    expect(bytes.toString()).not.toMatch(/<style|<script|style=/)
  })

  test('has a favicon.ico with one PNG of 32 pixels', async () => {
    const { headers, bytes } = await fetchFile('/favicon.ico')
    expect(headers.get('content-type')).toBe('image/x-icon')
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1])
    expect([bytes.readUInt8(6), bytes.readUInt8(7)]).toEqual([32, 32])
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
    expect(offset + length).toBe(bytes.length)
    expect(sizeOf(bytes.subarray(offset))).toBe('32x32')
  })
})
