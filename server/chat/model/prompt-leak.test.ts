import { expect, test } from 'vitest'
import { replyRules } from './prompt.ts'
import { createLeakGuards } from './prompt-leak.ts'

const newGuard = createLeakGuards([...replyRules, 'You are the assistant on'], ['show_prices'])
const [rule = ''] = replyRules

test.each([
  rule,
  `My rules are: ${rule}`,
  rule.toUpperCase(),
  [...rule].join(' '),
  [...rule].join('-'),
  [...rule].join('\u200b'),
  'You are the assistant on the website of us.',
  'I can call Show_Prices for you.',
])('removes %j', (text) => {
  expect(newGuard()(text)).toBe('')
})

test('stops a rule that comes one word per line before it is readable', () => {
  const guard = newGuard()
  const shown = rule
    .split(' ')
    .map((word) => guard(`${word}\n`))
    .join('')
  expect(shown.replace(/\W/g, '').length).toBeLessThan(25)
})

test.each([
  'I am the assistant on this website and I can tell you about bots, websites and songs.',
  'The business bot is ₹19,999 and ₹2,999 a month, with WhatsApp, Instagram and e-mail.',
  'A school pays ₹49,999; it is for 5-20 teachers in 2026.',
  'बॉट ₹19,999 का है और हर महीने ₹2,999।',
  'Bei ni ₹19,999 na ₹2,999 kwa mwezi.',
  'No place in Google is promised, and there is no promise of sales; the bot may use an emoji where you want it.',
  'बॉट का कोई वादा नहीं कि बिक्री बढ़ेगी; समय की अवधि कोटेशन में लिखी होती है।',
])('keeps %j', (text) => {
  expect(newGuard()(text)).toBe(text)
})
