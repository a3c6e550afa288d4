import { expect, test } from 'vitest'
import { checkReply } from '#domain/chat/reply/check-reply.ts'

import { knownAmounts } from './known-amounts.ts'
import { productPrices } from './product-prices.ts'

const rules = {
  paths: new Set<string>(),
  origin: 'https://site.example',
  email: 'hello@site.example',
  amounts: knownAmounts,
  products: productPrices(),
  correction: 'See the price list.',
}

test.each([
  'The website costs ₹49,999.',
  'Lesson plans are ₹25,000 a year.',
  'The dashboard is Rs. 4,999.',
  'A jingle costs ₹60,000.',
  'वेबसाइट ₹49,999 की है।',
  'Tovuti ni ₹49,999.',
])('rejects %j, which states another product’s price', (reply) => {
  expect(checkReply(reply, rules).text).toBe('See the price list.')
})

test.each([
  'The website bundle is ₹44,999.',
  'A business website is ₹12,999, with a chatbot ₹19,999.',
  'The business bot is ₹19,999 and ₹2,999 a month; voice adds ₹14,999.',
  'The e-commerce bundle for your website is ₹49,999.',
  'It costs ₹49,999.',
  'Websites begin at ₹7,999 and songs at ₹1,000.',
  'बिज़नेस बॉट ₹19,999 का है।',
])('accepts %j', (reply) => {
  expect(checkReply(reply, rules).text).toBe(reply)
})
