import { expect, test } from 'vitest'
import { beginningOf } from './visit-attribution.ts'

const at = (href: string) => ({ href, host: new URL(href).host })

test('campaign, referral and click marks are taken from the first address', () => {
  const visit = beginningOf(
    at('https://site.test/services?utm_source=google&utm_medium=cpc&utm_campaign=clinics&ref=asha&gclid=x'),
    'https://www.google.com/search?q=secret',
  )
  expect(visit).toEqual({
    utmSource: 'google',
    utmMedium: 'cpc',
    utmCampaign: 'clinics',
    ref: 'asha',
    referrerHost: 'www.google.com',
    landingPath: '/services',
    googleClick: true,
  })
})

test('our own pages are nobody’s referrer, and a referrer that is no address is none', () => {
  expect(beginningOf(at('https://site.test/home'), 'https://site.test/about').referrerHost).toBeUndefined()
  expect(beginningOf(at('https://site.test/home'), '').referrerHost).toBeUndefined()
  expect(beginningOf(at('https://site.test/home'), 'nonsense').referrerHost).toBeUndefined()
})

test('no part is longer than the server takes', () => {
  const { utmSource } = beginningOf(at(`https://site.test/?utm_source=${'a'.repeat(500)}`), '')
  expect(utmSource).toHaveLength(100)
})
