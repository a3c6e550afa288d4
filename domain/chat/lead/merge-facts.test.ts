import { expect, test } from 'vitest'
import { scoreLead } from '#domain/leads/score/score-lead.ts'
import { type Asked, type ConversationFacts, noFacts } from '../conversation.ts'
import { analyzeMessage } from './analyze-message.ts'
import { mergeFacts } from './merge-facts.ts'
import { toQuote } from './to-quote.ts'

function facts(...messages: (string | [string, Asked])[]) {
  return messages.reduce<ConversationFacts>((known, message) => {
    const [text, asked] = typeof message === 'string' ? [message] : message
    return mergeFacts(known, text, analyzeMessage(text, asked), asked)
  }, noFacts)
}

test('starts a conversation without facts', () => {
  expect(facts()).toEqual(noFacts)
})

test('replaces earlier values by later ones and keeps the rest', () => {
  expect(facts('I need a bot urgently', 'asha@example.test', 'no rush, next month', 'thanks')).toEqual({
    serviceInterest: 'chatbot',
    quoteService: 'ai-chatbots',
    urgencyLevel: 'Low',
    timeline: '1-month',
    contactInfo: { email: 'asha@example.test' },
    budgetIndicators: [],
  })
})

test('replaces the first service by another', () => {
  expect(facts('a chatbot', 'no, a song please')).toMatchObject({
    serviceInterest: 'creative',
    quoteService: 'music-creation',
  })
})

test('adds a phone number to an e-mail address, and replaces an old number by a new one', () => {
  expect(facts('a@b.test', '98765 43210', '91234 56780').contactInfo).toEqual({
    email: 'a@b.test',
    phone: '91234 56780',
  })
})

test('collects the messages that mention money', () => {
  expect(facts('What is the price?', 'hello', ' my budget is 50k ').budgetIndicators).toEqual([
    'What is the price?',
    'my budget is 50k',
  ])
})

test('limits the collection', () => {
  const many = Array.from({ length: 50 }, (_, i) => `price ${i}`)
  expect(facts(...many).budgetIndicators).toEqual(many.slice(-20))
})

test('stores the answer to “what do you need?”, but not a counter-question', () => {
  expect(facts(['My clinic misses calls at night', 'need']).need).toBe('My clinic misses calls at night')
  expect(facts(['What can you do for me?', 'need']).need).toBeUndefined()
  expect(facts('My clinic misses calls at night').need).toBeUndefined()
})

test('converts the facts to quote fields that the same rule scores', () => {
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
] as const)('scores %s alone as %s', (serviceInterest, onTheForm) => {
  expect(toQuote({ ...noFacts, serviceInterest }).serviceInterest).toBe(onTheForm)
})

test('converts no facts to an empty quote', () => {
  expect(toQuote(noFacts)).toEqual({})
})
