import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bundleDifference,
  bundleOffer,
  lonelyAddOns,
  type Part,
  readChoice,
  toggle,
  totalOfChoice,
} from './choice.ts'

const bot: Part = { id: 'bot', price: { amount: 100, monthly: 10 } }
const alerts: Part = { id: 'alerts', price: { amount: 80, monthly: 8 } }
const voice: Part = { id: 'voice', price: { amount: 50, monthly: 5 }, extra: 'add-on' }
const both: Part = { id: 'both', price: { amount: 150, monthly: 15 }, contains: ['bot', 'alerts'] }
const site: Part = { id: 'site', price: { amount: 70 } }
const siteWithBot: Part = { id: 'siteWithBot', price: { amount: 90 }, insteadOf: ['site'] }
const panel: Part = { id: 'panel', price: { amount: 9 }, extra: 'optional' }
const parts = [bot, alerts, voice, both, site, siteWithBot, panel]
const ids = (choice: readonly Part[] | undefined) => choice?.map(({ id }) => id).join(',')

describe('what an address chooses', () => {
  test.each([
    [null, ''],
    ['', ''],
    ['bot', 'bot'],
    ['voice,bot', 'bot,voice'],
    ['bot,bot,bot', 'bot'],
    ['bot,nothing,voice', 'bot,voice'],
    ['both,bot', 'both'],
    ['bot,both', 'bot'],
    ['siteWithBot,site', 'siteWithBot'],
    ['site,siteWithBot', 'site'],
    [' bot', ''],
    ['BOT', ''],
    ['bot;voice', ''],
    [',,,', ''],
    ['__proto__,constructor,toString,hasOwnProperty', ''],
    ['बॉट,🤖,\u0000', ''],
    ['x,'.repeat(50_000), ''],
  ])('%j is read as %j', (text, read) => {
    expect(ids(readChoice(text, parts))).toBe(read)
  })

  test('whatever is written, nothing is chosen twice or beside what it clashes with, and it reads back the same', () => {
    const word = fc.oneof(fc.constantFrom(...parts.map(({ id }) => id)), fc.string())
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const choice = readChoice(words.join(','), parts)
        expect(new Set(choice).size).toBe(choice.length)
        expect(choice.includes(both) && (choice.includes(bot) || choice.includes(alerts))).toBe(false)
        expect(choice.includes(site) && choice.includes(siteWithBot)).toBe(false)
        expect(readChoice(ids(choice) ?? '', parts)).toEqual(choice)
      }),
    )
  })
})

describe('pressing a part', () => {
  test.each<[string, Part[], Part, string]>([
    ['puts it in, in the order of the list', [voice], bot, 'bot,voice'],
    ['takes it out again', [bot, voice], bot, 'voice'],
    ['puts a bundle in the place of its parts', [bot, alerts, voice], both, 'voice,both'],
    ['puts a part in the place of its bundle', [voice, both], alerts, 'alerts,voice'],
    ['puts one alternative in the place of the other', [site], siteWithBot, 'siteWithBot'],
    ['and back', [siteWithBot], site, 'site'],
  ])('%s', (_what, choice, part, result) => {
    expect(ids(toggle(choice, part, parts))).toBe(result)
  })

  test('always gives a choice that an address can hold, and pressed again a part is out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts)), (presses) => {
        let choice: Part[] = []
        for (const part of presses) choice = toggle(choice, part, parts)
        expect(readChoice(ids(choice) ?? '', parts)).toEqual(choice)
        const last = presses.at(-1)
        if (last && choice.includes(last)) expect(toggle(choice, last, parts)).not.toContain(last)
      }),
    )
  })
})

test.each<[Part[], string]>([
  [[], ''],
  [[voice], 'voice'],
  [[voice, panel], 'voice'],
  [[panel], ''],
  [[bot, voice, panel], ''],
  [[bot, voice], ''],
  [[both, voice], ''],
])('an add-on needs something to be added to (%#)', (choice, alone) => {
  expect(ids(lonelyAddOns(choice))).toBe(alone)
})

describe('a bundle is offered', () => {
  test.each<[string, Part[]]>([
    ['when all its parts are chosen', [bot, alerts]],
    ['also with more beside them', [bot, alerts, voice]],
  ])('%s, with what it saves', (_when, choice) => {
    expect(bundleOffer(choice, parts)).toEqual({ bundle: both, setUp: 30, monthly: 3, firstYear: 30 + 36 })
  })

  test.each<[string, Part[], Partial<Part>]>([
    ['a part is missing', [bot, voice], {}],
    ['it was chosen', [both], {}],
    ['it costs more to set up', [bot, alerts], { price: { amount: 181, monthly: 1 } }],
    ['it costs as much each month', [bot, alerts], { price: { amount: 1, monthly: 18 } }],
    [
      'it costs more each month, though less in the first year',
      [bot, alerts],
      { price: { amount: 1, monthly: 19 } },
    ],
    [
      'nobody knows what it costs in the end',
      [bot, alerts],
      { price: { amount: 1, monthly: 1, open: true } },
    ],
    ['it costs a range', [bot, alerts], { price: { amount: 1, upTo: 2, monthly: 1 } }],
  ])('but not when %s', (_when, choice, change) => {
    const changed = parts.map((part) => (part === both ? { ...both, ...change } : part))
    expect(bundleOffer(choice, changed)).toBeUndefined()
  })
})

test('a bundle says what it costs more, and nothing if it can’t be compared', () => {
  expect(bundleDifference({ ...both, price: { amount: 150, monthly: 20 } }, parts)).toMatchObject({
    setUp: 30,
    monthly: -2,
  })
  expect(bundleDifference(bot, parts)).toBeUndefined()
  expect(bundleDifference({ ...both, contains: ['bot'] }, parts)).toBeUndefined()
  expect(bundleDifference({ ...both, price: { amount: 150, open: true } }, parts)).toBeUndefined()
})

test('only what is paid by teacher is counted by teacher', () => {
  const plans: Part = { id: 'plans', price: { amount: 3_000, per: 'teacher-year' } }
  const quiz: Part = { id: 'quiz', price: { amount: 8_000, per: 'school-year' } }
  expect(totalOfChoice([plans, quiz], 12).yearly).toEqual({ from: 44_000 })
  expect(totalOfChoice([bot], 12).setUp).toEqual({ from: 100 })
})
