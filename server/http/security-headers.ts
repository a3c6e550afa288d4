import { hash } from 'node:crypto'

/** Returns the headers of every response. */
export function securityHeaders({ siteUrl }: { siteUrl: string }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With `no-referrer` browsers would send `Origin: null` with forms, and we could not tell them from
    // foreign ones.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    ...(siteUrl.startsWith('https:')
      ? {
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
        }
      : {}),
  }
}

/** Policy of responses that are not pages: they may load nothing. */
export const NO_CONTENT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// Data blocks are not executed, so they need no permission.
const dataBlock = /\stype="(?:text\/plain|application\/(?:ld\+)?json)"/

/**
 * Returns the policy of one page: its own inline scripts and styles by hash, and everything else from this
 * site only. A video in the page may come from its host, which then need not agree to be embedded.
 */
export function pagePolicy(html: string, alsoAllowed: string[] = []): Record<string, string> {
  const scripts = elementsIn(html, 'script')
    .filter(({ attributes }) => !/\ssrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(({ text }) => text)
  const styles = elementsIn(html, 'style').map(({ text }) => text)
  const [, kind, origin] = / data-film="(file|frame) (https:\/\/[\w.:-]+)"/.exec(html) ?? []
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes([...scripts, ...alsoAllowed])}`.trim(),
    `style-src 'self' ${hashes(styles)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(origin ? [`${kind === 'file' ? 'media' : 'frame'}-src ${origin}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    ...(origin && { 'cross-origin-embedder-policy': 'unsafe-none' }),
  }
}

/**
 * Finds all elements of a name by plain search, because a regular expression takes milliseconds on a long
 * page.
 */
function elementsIn(html: string, name: 'script' | 'style'): { attributes: string; text: string }[] {
  const elements: { attributes: string; text: string }[] = []
  let at = html.indexOf(`<${name}`)
  while (at >= 0) {
    const start = html.indexOf('>', at)
    const end = html.indexOf(`</${name}>`, start)
    if (start < 0 || end < 0) break
    elements.push({ attributes: html.slice(at + 1 + name.length, start), text: html.slice(start + 1, end) })
    at = html.indexOf(`<${name}`, end)
  }
  return elements
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ')
}
