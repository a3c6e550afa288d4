import { expect, test } from 'vitest'
import { scoreLead } from '../leads/score-lead.ts'
import { analyzeMessage } from './analyze-message.ts'
import { type Asked, noFacts } from './conversation.ts'
import { factsOf } from './merge-facts.ts'
import { toQuote } from './to-quote.ts'

function facts(...messages: (string | [string, Asked])[]) {
  return factsOf(
    messages.map((message) => {
      const [text, asked] = typeof message === 'string' ? [message] : message
      return { text, analysis: analyzeMessage(text, asked), asked }
    }),
  )
}

test('a conversation begins with no facts', () => {
  expect(facts()).toEqual(noFacts)
})

test('what is said later replaces what was said earlier, and the rest stays', () => {
  expect(facts('I need a bot urgently', 'asha@example.test', 'no rush, next month', 'thanks')).toEqual({
    serviceInterest: 'chatbot',
    quoteService: 'ai-chatbots',
    urgencyLevel: 'Low',
    timeline: '1-month',
    contactInfo: { email: 'asha@example.test' },
    budgetIndicators: [],
  })
})

test('another service takes the place of the first', () => {
  expect(facts('a chatbot', 'no, a song please')).toMatchObject({
    serviceInterest: 'creative',
    quoteService: 'music-creation',
  })
})

test('a phone number joins the e-mail address, and a new one replaces the old', () => {
  expect(facts('a@b.test', '98765 43210', '91234 56780').contactInfo).toEqual({
    email: 'a@b.test',
    phone: '91234 56780',
  })
})

test('messages that speak of money are collected', () => {
  expect(facts('What is the price?', 'hello', ' my budget is 50k ').budgetIndicators).toEqual([
    'What is the price?',
    'my budget is 50k',
  ])
})

test('the collection has an end', () => {
  const many = Array.from({ length: 50 }, (_, i) => `price ${i}`)
  expect(facts(...many).budgetIndicators).toEqual(many.slice(-20))
})

test('words that answer what is needed are kept; a question back is not', () => {
  expect(facts(['My clinic misses calls at night', 'need']).need).toBe('My clinic misses calls at night')
  expect(facts(['What can you do for me?', 'need']).need).toBeUndefined()
  expect(facts('My clinic misses calls at night').need).toBeUndefined()
})

test('the facts become the fields of a quote, scored by the same rule', () => {
  const quote = toQuote(
    facts('I need a WhatsApp bot urgently', ['60000', 'budget'], ['two weeks', 'timeline']),
  )
  expect(quote).toEqual({
    serviceInterest: 'ai-chatbots',
    budgetRange: '50k-1l',
    projectTimeline: 'asap',
    urgency: 'high',
  })
  expect(scoreLead(quote)).toMatchObject({ score: 20 + 25 + 8, category: 'Warm' })
})

test.each([
  ['chatbot', 'ai-chatbots'],
  ['ai-development', 'ai-web-apps'],
  ['education', 'education-tools'],
  ['creative', 'creative-services'],
] as const)('%s alone is %s', (serviceInterest, onTheForm) => {
  expect(toQuote({ ...noFacts, serviceInterest }).serviceInterest).toBe(onTheForm)
})

test('nothing said makes an empty quote', () => {
  expect(toQuote(noFacts)).toEqual({})
})
