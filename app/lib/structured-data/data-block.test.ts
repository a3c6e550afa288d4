import { expect, test } from 'vitest'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { dataBlock, withStructuredData } from './data-block.ts'

const contentOf = (block: string) =>
  /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block)?.[1]

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  ...hostileTexts,
])('lets no text end the data block early: %j', (text) => {
  const content = contentOf(dataBlock([{ '@type': 'Thing', name: text }]))
  expect(content).toBeDefined()
  expect(JSON.parse(content ?? '')['@graph'][0].name).toBe(text)
})

test('puts the block verbatim at the end of the head', () => {
  const page = '<html><head><title>A</title></head><body></body></html>'
  // As a replacement string, `$&` would insert the matched text.
  const html = withStructuredData(page, [{ name: '$& and $1' }])
  expect(html).toMatch(/^<html><head><title>A<\/title><script [^>]+>[^<]+<\/script><\/head><body>/)
  expect(html).toContain('"name":"$& and $1"')
})

test('leaves a page without data unchanged', () => {
  expect(withStructuredData('<head></head>', [])).toBe('<head></head>')
})
