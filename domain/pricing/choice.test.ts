import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundleDifference, bundleOffer, type Part, readChoice, toggle, totalOfChoice } from './choice.ts'

const bot: Part = { id: 'bot', price: { amount: 100, monthly: 10 } }
const alerts: Part = { id: 'alerts', price: { amount: 80, monthly: 8 } }
const voice: Part = { id: 'voice', price: { amount: 50, monthly: 5 }, extra: 'add-on' }
const both: Part = { id: 'both', price: { amount: 150, monthly: 15 }, contains: ['bot', 'alerts'] }
const site: Part = { id: 'site', price: { amount: 70 } }
const siteWithBot: Part = { id: 'siteWithBot', price: { amount: 90 }, insteadOf: ['site'] }
const panel: Part = { id: 'panel', price: { amount: 9 }, extra: 'optional' }
const parts = [bot, alerts, voice, both, site, siteWithBot, panel]
const ids = (choice: readonly Part[] | undefined) => choice?.map(({ id }) => id).join(',')

describe('reading a choice from a URL', () => {
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
  ])('reads %j as %j', (text, read) => {
    expect(ids(readChoice(text, parts))).toBe(read)
  })

  test('reads any text without duplicates or clashes, and reads its own output unchanged', () => {
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

describe('toggling a part', () => {
  test.each<[string, Part[], Part, string]>([
    ['adds it in the order of the list', [voice], bot, 'bot,voice'],
    ['removes it again', [bot, voice], bot, 'voice'],
    ['replaces parts by their bundle', [bot, alerts, voice], both, 'voice,both'],
    ['replaces a bundle by a part', [voice, both], alerts, 'alerts,voice'],
    ['replaces an alternative', [site], siteWithBot, 'siteWithBot'],
    ['replaces it back', [siteWithBot], site, 'site'],
  ])('%s', (_what, choice, part, result) => {
    expect(ids(toggle(choice, part, parts))).toBe(result)
  })

  test('always returns a choice that a URL can hold, and removes the part when toggled again', () => {
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

describe('offering a bundle', () => {
  test.each<[string, Part[]]>([
    ['when all its parts are chosen', [bot, alerts]],
    ['when all its parts and others are chosen', [bot, alerts, voice]],
  ])('offers it %s, with the savings', (_when, choice) => {
    expect(bundleOffer(choice, parts)).toEqual({ bundle: both, setUp: 30, monthly: 3, firstYear: 30 + 36 })
  })

  test.each<[string, Part[], Partial<Part>]>([
    ['a part is missing', [bot, voice], {}],
    ['it is already chosen', [both], {}],
    ['it costs more to set up', [bot, alerts], { price: { amount: 181, monthly: 1 } }],
    ['it costs as much each month', [bot, alerts], { price: { amount: 1, monthly: 18 } }],
    [
      'it costs more each month, though less in the first year',
      [bot, alerts],
      { price: { amount: 1, monthly: 19 } },
    ],
    ['its price is open', [bot, alerts], { price: { amount: 1, monthly: 1, open: true } }],
    ['its price is a range', [bot, alerts], { price: { amount: 1, upTo: 2, monthly: 1 } }],
  ])('offers no bundle when %s', (_when, choice, change) => {
    const changed = parts.map((part) => (part === both ? { ...both, ...change } : part))
    expect(bundleOffer(choice, changed)).toBeUndefined()
  })
})

test('returns a negative difference for a dearer bundle, and undefined if it is not comparable', () => {
  expect(bundleDifference({ ...both, price: { amount: 150, monthly: 20 } }, parts)).toMatchObject({
    setUp: 30,
    monthly: -2,
  })
  expect(bundleDifference(bot, parts)).toBeUndefined()
  expect(bundleDifference({ ...both, contains: ['bot'] }, parts)).toBeUndefined()
  expect(bundleDifference({ ...both, price: { amount: 150, open: true } }, parts)).toBeUndefined()
})

test('counts only per-teacher prices by teacher', () => {
  const plans: Part = { id: 'plans', price: { amount: 3_000, per: 'teacher-year' } }
  const quiz: Part = { id: 'quiz', price: { amount: 8_000, per: 'school-year' } }
  expect(totalOfChoice([plans, quiz], 12).yearly).toEqual({ from: 44_000 })
  expect(totalOfChoice([bot], 12).setUp).toEqual({ from: 100 })
})
