import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NO_CONTENT_POLICY, pagePolicy, securityHeaders } from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )
}

const policyOf = (html: string, alsoAllowed?: string[]) =>
  pagePolicy(html, alsoAllowed)['content-security-policy'] ?? ''

describe('the policy of a page', () => {
  test('denies by default and names no inline code', () => {
    const policy = policyOf('<p>no scripts, no styles</p>')
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })

  test('allows its own inline scripts and styles by unique hashes', () => {
    const html =
      '<style>a{}</style><script>one()</script><script nonce="x">two()</script><script>one()</script>'
    expect(directives(policyOf(html))).toMatchObject({
      'script-src': `'self' ${hashOf('one()')} ${hashOf('two()')}`,
      'style-src': `'self' ${hashOf('a{}')}`,
    })
  })

  test('allows a video from the host that the page names', () => {
    const page = (film: string) => pagePolicy(`<a class="btn" data-film="${film}">Watch</a>`)
    expect(page('file https://files.example')).toMatchObject({
      'content-security-policy': expect.stringContaining('; media-src https://files.example; '),
      'cross-origin-embedder-policy': 'unsafe-none',
    })
    expect(page('frame https://player.vimeo.com')['content-security-policy']).toContain(
      '; frame-src https://player.vimeo.com; ',
    )
    for (const film of [
      'frame https://*',
      'frame https:',
      'script https://files.example',
      'frame http://a.example',
    ])
      expect(JSON.stringify(page(film))).not.toMatch(/https?:|\*|embedder/)
  })

  test('allows an import map, and scripts that start later', () => {
    const policy = policyOf('<script type="importmap">{}</script>', ['later()'])
    expect(directives(policy)['script-src']).toBe(`'self' ${hashOf('{}')} ${hashOf('later()')}`)
  })

  test.each(['text/plain', 'application/json', 'application/ld+json'])(
    'gives no permission to data (%s) or to files',
    (type) => {
      const html = `<script type="${type}">{"a":1}</script><script src="/a.js"></script>`
      expect(directives(policyOf(html))['script-src']).toBe("'self'")
    },
  )
})

test('lets a response that is no page load nothing', () => {
  expect(directives(NO_CONTENT_POLICY)['default-src']).toBe("'none'")
})

test('requests https only if the site uses it', () => {
  const siteUrl = 'https://www.example.com'
  const name = 'strict-transport-security'
  expect(securityHeaders({ siteUrl })[name]).toBe('max-age=63072000; includeSubDomains')
  expect(securityHeaders({ siteUrl: 'http://127.0.0.1:3000' })).not.toHaveProperty(
    'strict-transport-security',
  )
})
