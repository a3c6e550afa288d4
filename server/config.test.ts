import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

function config(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  return read.config
}

function mistakes(env: Record<string, string>): string[] {
  const read = readConfig(env)
  return read.ok ? [] : read.mistakes
}

describe('with nothing set', () => {
  test('every setting has its default', () => {
    expect(config({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      siteUrlIsSet: false,
      dataDir: path.resolve('data'),
      databaseFile: path.resolve('data/site.db'),
      databaseUrl: undefined,
      trustedProxies: 0,
      emailJs: undefined,
      gemini: { apiKey: undefined, models: ['gemini-3.5-flash-lite', 'gemini-3.8-flash'] },
      logLevel: 'info',
      rateLimits: true,
      warmUp: true,
    })
  })

  test('an empty variable counts as unset', () => {
    expect(config({ PORT: '', SITE_URL: '  ', LOG_LEVEL: '' })).toEqual(config({}))
  })
})

describe('a setting is read as people write it', () => {
  test.each([
    ['a port', { PORT: '8080' }, { port: 8080, siteUrl: 'http://127.0.0.1:8080' }],
    ['an IPv6 host', { HOST: '::1' }, { siteUrl: 'http://[::1]:3000' }],
    [
      'a site address with a slash',
      { SITE_URL: 'https://www.example.com/' },
      { siteUrl: 'https://www.example.com' },
    ],
    ['an owner in capitals', { OWNER_EMAIL: ' Owner@Example.COM ' }, { ownerEmail: 'owner@example.com' }],
    [
      'a phone number with spaces',
      { WHATSAPP_NUMBER: '+91 98765-43210' },
      { whatsAppNumber: '919876543210' },
    ],
    [
      'a sender with a name',
      { EMAIL_FROM: 'DEL AI <hello@example.com>' },
      { emailFrom: 'DEL AI <hello@example.com>' },
    ],
    [
      'a PostgreSQL address',
      { DATABASE_URL: 'postgresql://db/site' },
      { databaseUrl: 'postgresql://db/site' },
    ],
    ['lifted rate limits', { RATE_LIMITS: 'off' }, { rateLimits: false }],
    ['a cold start', { WARM_UP: 'off' }, { warmUp: false }],
  ])('%s', (_what, env, expected) => {
    expect(config(env as Record<string, string>)).toMatchObject(expected)
  })

  test('model names with commas between', () => {
    expect(config({ GEMINI_MODELS: 'one, two' }).gemini.models).toEqual(['one', 'two'])
  })
})

describe('a mistake names its setting', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/site'],
    ['SITE_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['OWNER_EMAIL', 'owner'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['SMTP_URL', 'mail.example.com'],
    ['EMAIL_FROM', 'Name <nobody>'],
    ['EMAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
    ['EMAILJS_URL', 'emailjs'],
    ['GEMINI_URL', 'gemini'],
    ['GEMINI_MODELS', 'one two'],
    ['WHATSAPP_NUMBER', '12345'],
    ['SCHEDULING_URL', 'javascript:alert(1)'],
    ['PAYMENT_URL', 'pay'],
    ['INTRO_VIDEO_URL', 'video.mp4'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['RATE_LIMITS', 'no'],
    ['WARM_UP', 'later'],
  ])('%s=%j', (name, value) => {
    const found = mistakes({ [name]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${name}: must `))
  })

  test('all at once', () => {
    const names = mistakes({ PORT: 'x', SITE_URL: 'x', LOG_LEVEL: 'x', WHATSAPP_NUMBER: 'x' })
    expect(names.map((mistake) => mistake.split(':')[0]).sort()).toEqual([
      'LOG_LEVEL',
      'PORT',
      'SITE_URL',
      'WHATSAPP_NUMBER',
    ])
  })

  test('rate limits may not be off where others can reach the site', () => {
    expect(mistakes({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^RATE_LIMITS: /),
    ])
    expect(mistakes({ RATE_LIMITS: 'off', HOST: '::1' })).toEqual([])
  })

  test('the mail service needs all of its settings', () => {
    const [mistake, ...more] = mistakes({ EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's' })
    expect(more).toEqual([])
    for (const name of ['PRIVATE_KEY', 'TEMPLATE_ID', 'AUTOREPLY_TEMPLATE_ID']) {
      expect(mistake).toContain(`EMAILJS_${name}`)
    }
    expect(mistake).not.toContain('EMAILJS_SERVICE_ID')
  })
})
