import { describe, expect, test } from 'vitest'
import { type Asked, type ConversationFacts, noFacts } from '../conversation.ts'
import { analyzeMessage } from './analyze-message.ts'
import { declines } from './declines.ts'
import { mergeFacts } from './merge-facts.ts'
import { canSummarize, type PastTurn, type Proposed, qualify } from './qualify.ts'

/** Plays a conversation in which each message is answered by the rule's proposal. */
function play(...messages: string[]): Proposed[] {
  let facts: ConversationFacts = noFacts
  const turns: PastTurn[] = []
  const proposals: Proposed[] = []
  for (const text of messages) {
    const last = proposals.at(-1)
    if (last) turns.push({ proposed: last, answer: text })
    const asked = last === 'nothing' || last === 'confirm-lead' ? undefined : last
    const analysis = analyzeMessage(text, asked)
    facts = mergeFacts(facts, text, analysis, asked)
    const action = qualify({ facts, turns, newest: { text, analysis }, leadMade: false })
    proposals.push(action?.kind === 'ask' ? action.asks : (action?.kind ?? 'nothing'))
  }
  return proposals
}

test('asks for need, timeline, budget and contact, in every second reply', () => {
  expect(
    play(
      'what does it cost',
      'we run a small clinic and miss calls at night',
      'how much is the cheapest one',
      'in two weeks',
      'and the monthly fee?',
      'around 50k',
      'what is the price of voice?',
      'asha@example.test',
    ),
  ).toEqual(['need', 'nothing', 'timeline', 'nothing', 'budget', 'nothing', 'contact', 'confirm-lead'])
})

test('does not ask for known facts', () => {
  expect(play('I need a bot next week, budget 50k')).toEqual(['contact'])
  expect(play('I need a bot, budget 50k')).toEqual(['timeline'])
})

test('never asks the same question twice in a row, and none more than twice', () => {
  const asked = play(...Array.from({ length: 20 }, () => 'what does it cost'))
  const asks = asked.filter((proposed) => proposed !== 'nothing')
  expect(asks).toEqual(['need', 'timeline', 'need', 'timeline', 'budget', 'contact', 'budget', 'contact'])
})

test.each(['thanks', 'hello', 'are you a robot?', 'धन्यवाद', 'where are you?', 'ok'])(
  'only answers a short off-topic message: %s',
  (text) => {
    expect(play(text)).toEqual(['nothing'])
  },
)

test.each(['no thanks', "I'd rather not say", 'nahi batana', 'नहीं', 'hapana asante', 'No.'])(
  'asks nothing more after "%s"',
  (refusal) => {
    expect(
      play('what does a bot cost', refusal, 'what does it cost per month', 'and for voice, the price?'),
    ).toEqual(['timeline', 'nothing', 'nothing', 'nothing'])
  },
)

test('proposes the summary to visitors who declined but then leave a contact', () => {
  expect(play('what does a bot cost', 'not now', 'ok reach me at asha@example.test')).toEqual([
    'timeline',
    'nothing',
    'confirm-lead',
  ])
})

test('asks for the need after a contact without one', () => {
  expect(play('98765 43210', 'we want a website')).toEqual(['need', 'nothing'])
  expect(play('98765 43210', 'we want a website', 'what does it cost?')).toEqual([
    'need',
    'nothing',
    'confirm-lead',
  ])
})

test('proposes the summary once, and again only for a new contact', () => {
  expect(
    play('a bot, asha@example.test', 'no thanks', 'what does it cost', 'the price?', '98765 43210'),
  ).toEqual(['confirm-lead', 'nothing', 'nothing', 'nothing', 'confirm-lead'])
})

test('asks nothing once the lead exists', () => {
  const text = 'what does a bot cost'
  const analysis = analyzeMessage(text)
  const facts = mergeFacts(noFacts, text, analysis)
  expect(qualify({ facts, turns: [], newest: { text, analysis }, leadMade: true })).toBeUndefined()
})

describe('enough facts for a summary', () => {
  test.each<[Partial<ConversationFacts>, boolean]>([
    [{}, false],
    [{ serviceInterest: 'chatbot' }, false],
    [{ contactInfo: { email: 'a@b.test' } }, false],
    [{ serviceInterest: 'chatbot', contactInfo: { email: 'a@b.test' } }, true],
    [{ need: 'a thing for my shop', contactInfo: { phone: '98765 43210' } }, true],
  ])('returns for %j: %s', (told, enough) => {
    expect(canSummarize({ ...noFacts, ...told })).toBe(enough)
  })
})

test.each<[string, boolean]>([
  ['no', true],
  ['No!', true],
  ['later please', true],
  ['रहने दो', true],
  ['sitaki', true],
  ['next month', false],
  ['no, a website', false],
  ['50k', false],
])('returns for %j whether it declines: %s', (text, expected) => {
  expect(declines(text)).toBe(expected)
})

test('asks every question at some point', () => {
  const all: Asked[] = ['need', 'timeline', 'budget', 'contact']
  expect(play(...Array.from({ length: 20 }, () => 'what does it cost'))).toEqual(expect.arrayContaining(all))
})
