import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageMessage, packagePrice } from './package-message.ts'

const message = (parts: string | null, teachers: string | null = null) =>
  packageMessage({ parts, teachers }, 'en')

test.each([
  [
    'smb.businessBot,smb.voice',
    'I would like: Business bot, Voice add-on. As shown: ₹34,998 set-up, ₹4,998 a month.',
  ],
  ['ecommerce.bundle', 'I would like: E-commerce bundle. As shown: ₹49,999 set-up, ₹6,999 a month.'],
  [
    'gptAgents.crm,gptAgents.avatars',
    'I would like: CRM integration, Avatars and voice. As shown: ₹80,000 – ₹1,90,000, paid once.',
  ],
  ['websites.customApp', 'I would like: Custom AI web app. As shown: From ₹29,999, paid once.'],
  ['schools.quiz', 'I would like: Quiz maker. As shown: ₹8,000 a year.'],
  ['packages.starter', 'I would like: Starter. As shown: ₹19,999 set-up, ₹2,999 a month.'],
  ['packages.enterprise', 'I would like: Enterprise.'],
  ['tools.reviewRequests', 'I would like: Review-request messages.'],
  ['products.answerDesk', 'I would like: Answer desk.'],
  ['projects.orderDesk', 'I would like: An order desk for a saree shop.'],
])('describes %s', (parts, words) => {
  expect(message(parts)).toBe(words)
})

test.each([
  ['packages.growth', '₹44,999 set-up, ₹6,999 a month'],
  ['packages.enterprise', 'Custom'],
  ['tools.reviewRequests', undefined],
  [null, undefined],
])('knows the price of %s', (parts, price) => {
  expect(packagePrice({ parts, teachers: null }, 'en')).toBe(price)
})

test('mentions the number of teachers if it affects the price', () => {
  expect(message('schools.lessonPlans,schools.quiz', '12')).toBe(
    'I would like: Lesson plans (12 teachers), Quiz maker. As shown: ₹44,000 a year.',
  )
  expect(message('schools.lessonPlans', '9999')).toContain('Lesson plans (1 teacher).')
  expect(message('schools.quiz', '12')).not.toContain('12')
})

test.each([
  [null],
  [''],
  ['smb'],
  ['smb.'],
  ['businessBot'],
  ['overview.smb'],
  ['tools'],
  ['tools.__proto__'],
  ['tools.toString'],
  ['products.orderDesk'],
  ['__proto__.toString'],
  ['constructor.name'],
  ['smb.__proto__,smb.constructor'],
  ['smb.व्यापार'],
  ['Pay me. smb.businessBot'],
])('returns nothing for %j', (parts) => {
  expect(message(parts)).toBeUndefined()
})

test('ignores parts of other lists and free text', () => {
  expect(message('smb.businessBot,websites.shop,<b>free</b>')).toBe(
    'I would like: Business bot. As shown: ₹19,999 set-up, ₹2,999 a month.',
  )
})

test('contains only our own texts for any URL', () => {
  const ours = /^I would like: [\w ,()-]+\. As shown: [₹\d,– a-z-]+\.$/
  const word = fc.oneof(fc.string(), fc.constantFrom('smb.voice', 'smb.dashboard', 'smb.', ',', 'smb'))
  fc.assert(
    fc.property(fc.array(word), fc.string(), (words, teachers) => {
      const text = message(words.join(','), teachers)
      if (text !== undefined) expect(text).toMatch(ours)
    }),
  )
  expect(message('smb.voice')).toMatch(ours)
})
