import { expect, test } from 'vitest'
import { serviceInterests } from '#domain/leads/lead.ts'
import { listPrices, pagePrice, priceRows } from './price-rows.ts'
import { type PriceGroup, prices } from './prices.ts'

const read = (group: PriceGroup, id: string) => {
  const row = priceRows(group, 'en').find((one) => one.id === id)
  return [row?.amount, row?.beside, row?.inDollars, row?.mark]
}

test('formats amounts as the specification does', () => {
  expect(read('packages', 'growth')).toEqual(['₹44,999', '+ ₹6,999/month', undefined, 'Most popular'])
  expect(read('packages', 'enterprise').slice(0, 1)).toEqual(['Custom'])
  expect(read('ecommerce', 'customerBot').slice(0, 3)).toEqual([
    '₹24,999',
    '+ ₹3,999/month',
    'about $300 + $50/month',
  ])
  expect(read('gptAgents', 'avatars').slice(0, 2)).toEqual(['₹60,000 – ₹1,50,000', undefined])
  expect(read('websites', 'customApp')[0]).toBe('From ₹29,999')
  expect(read('schools', 'lessonPlans').slice(0, 2)).toEqual(['₹3,000', 'per teacher, per year'])
})

test('gives every price a name and a description', () => {
  for (const group of Object.keys(prices) as PriceGroup[]) {
    for (const row of priceRows(group, 'en')) {
      expect(row.name).not.toBe(row.id)
      expect(row.detail.length).toBeGreaterThan(10)
    }
  }
})

test('gives every service of the quote form a starting price', () => {
  const texts = listPrices('en')
  for (const service of serviceInterests) expect(texts[service]).toMatch(/^From ₹[\d,]+/)
  expect(texts['ai-chatbots']).toBe('From ₹19,999 + ₹2,999/month')
})

test('summarises the starting price of a page in one line', () => {
  expect(pagePrice('home', 'en')).toBe('From ₹19,999 + ₹2,999/month')
  expect(pagePrice('musicCreation', 'en')).toBe('From ₹1,000')
  expect(pagePrice('educationTools', 'en')).toBe('From ₹3,000 per teacher, per year')
  expect(pagePrice('about', 'en')).toBeUndefined()
})
