import { expect, test } from 'vitest'
import { beginningOf } from './visit-attribution.ts'

const at = (href: string) => ({ href, host: new URL(href).host })

test('takes campaign, referral and click marks from the first address', () => {
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

test('ignores the site’s own pages and invalid addresses as referrers', () => {
  expect(beginningOf(at('https://site.test/home'), 'https://site.test/about').referrerHost).toBeUndefined()
  expect(beginningOf(at('https://site.test/home'), '').referrerHost).toBeUndefined()
  expect(beginningOf(at('https://site.test/home'), 'nonsense').referrerHost).toBeUndefined()
})

test('shortens every part to what the server accepts', () => {
  const { utmSource } = beginningOf(at(`https://site.test/?utm_source=${'a'.repeat(500)}`), '')
  expect(utmSource).toHaveLength(100)
})
