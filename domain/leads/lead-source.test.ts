import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attribution, leadSources, sourceOf } from './lead-source.ts'

describe('the source of a visit', () => {
  test.each<[string, Attribution, ReturnType<typeof sourceOf>]>([
    ['nothing', {}, undefined],
    ['only a landing path', { landingPath: '/services' }, undefined],
    ['a click on a Google ad', { googleClick: true }, 'google_ads'],
    ['google and cpc', { utmSource: 'google', utmMedium: 'cpc' }, 'google_ads'],
    ['Google and CPC in capitals', { utmSource: 'Google', utmMedium: 'CPC' }, 'google_ads'],
    ['adwords and paid search', { utmSource: 'adwords', utmMedium: 'paid-search' }, 'google_ads'],
    ['a paid click with a ref', { googleClick: true, ref: 'friend' }, 'google_ads'],
    ['google alone', { utmSource: 'google' }, 'organic_search'],
    ['an organic medium', { utmSource: 'duckduckgo', utmMedium: 'organic' }, 'organic_search'],
    ['facebook', { utmSource: 'facebook' }, 'social_media'],
    ['a paid post on Instagram', { utmSource: 'instagram', utmMedium: 'paid' }, 'social_media'],
    ['a social medium', { utmSource: 'partner', utmMedium: 'social' }, 'social_media'],
    ['whatsapp', { utmSource: 'whatsapp' }, 'social_media'],
    ['a shared ref', { ref: 'priya' }, 'referral'],
    ['a ref and a search engine', { ref: 'priya', referrerHost: 'www.google.com' }, 'referral'],
    ['a referral medium', { utmMedium: 'referral' }, 'referral'],
    ['another source', { utmSource: 'newsletter', utmMedium: 'email' }, 'referral'],
    ['Google’s results', { referrerHost: 'www.google.co.in' }, 'organic_search'],
    ['Bing', { referrerHost: 'bing.com' }, 'organic_search'],
    ['DuckDuckGo', { referrerHost: 'duckduckgo.com' }, 'organic_search'],
    ['LinkedIn', { referrerHost: 'www.linkedin.com' }, 'social_media'],
    ['a short link of LinkedIn', { referrerHost: 'lnkd.in' }, 'social_media'],
    ['a short link of X', { referrerHost: 't.co' }, 'social_media'],
    ['WhatsApp in the browser', { referrerHost: 'web.whatsapp.com' }, 'social_media'],
    ['any other site', { referrerHost: 'blog.example.org' }, undefined],
    ['a host that only ends like Google', { referrerHost: 'notgoogle.com' }, undefined],
    ['a host that only begins like Google', { referrerHost: 'google.com.evil.example' }, undefined],
    ['a host that only ends like X', { referrerHost: 'netflix.com' }, undefined],
    ['a mail opened in Gmail', { referrerHost: 'mail.google.com' }, undefined],
    ['a document at Google', { referrerHost: 'docs.google.com' }, undefined],
  ])('%s', (_how, visit, source) => {
    expect(sourceOf(visit)).toBe(source)
  })
})

test('returns a known source or none for any URL', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 100 }), { nil: undefined })
  const visit = fc.record({
    utmSource: text,
    utmMedium: text,
    utmCampaign: text,
    ref: text,
    referrerHost: text,
  })
  fc.assert(
    fc.property(visit, (given) => {
      expect([undefined, ...leadSources]).toContain(sourceOf(given))
    }),
  )
})
