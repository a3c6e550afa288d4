import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect } from 'vitest'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Site } from '../servers/start-site.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Internals that no visitor may see: paths on disk, calls in the code, terms of our tools. */
const inside = [root, 'node_modules', 'node:internal', 'SQLITE', 'sqlite', 'kysely', 'react-router/dist']
const stackLine = /\n\s+at [\w.<>[\] ]+ \(?\S+:\d+:\d+\)?/

export type Answer = { status: number; headers: Headers; body: string }

export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/**
 * Expects what must be true of every answer: no fault, every security header, a reason with each refusal, and
 * no internals. The texts in `sent` must not come back unescaped.
 */
export function expectSafe(answer: Answer, site: Site, sent: string[] = []) {
  const { status, headers, body } = answer
  expect(status, body.slice(0, 300)).toBeLessThan(500)
  const wanted = securityHeaders({ siteUrl: site.url })
  const given = Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]))
  expect(given).toEqual(wanted)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  if (status >= 400) expect(body.trim(), `${status} says why`).not.toBe('')
  for (const text of [...inside, site.dataDir, ...sent]) expect(body).not.toContain(text)
  expect(body).not.toMatch(stackLine)
  if (headers.get('content-type')?.startsWith('text/html')) expectOnlyAllowedInline(body, policy)
}

const dataTypes = /\btype="(?:text\/plain|application\/(?:ld\+)?json)"/

function expectOnlyAllowedInline(html: string, policy: string) {
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || dataTypes.test(attributes)) continue
    expect(directive(policy, 'script-src')).toContain(hashOf(code))
  }
  for (const [, css = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    expect(directive(policy, 'style-src')).toContain(hashOf(css))
  }
  expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
}

function directive(policy: string, name: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
