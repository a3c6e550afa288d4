import { describe, expect, test } from 'vitest'
import { defaultContact, fillContact } from '#content/fill-contact.ts'
import { pages } from '#content/pages.ts'
import { prices } from '#content/prices.ts'
import { itemNamed } from '../engine/items.ts'
import { readData } from '../engine/read-data.ts'
import { languages } from '../engine/types.ts'
import { fill } from '../engine/write-prices.ts'

const LEAST_EXAMPLES = 20
const { texts, topicExamples, needExamples } = readData()
const topics = Object.entries(texts.topics)
const answered = topics.filter(([, { kind, answer }]) => kind !== 'price' && answer !== undefined)

describe.each(topics)('data/topics/%s.yaml', (id) => {
  test.each(languages)('has enough examples in %s', (language) => {
    const lines = topicExamples.filter((line) => line.label === id && line.language === language)
    expect(lines.length).toBeGreaterThanOrEqual(LEAST_EXAMPLES)
  })
})

describe.each(answered)('data/topics/%s.yaml', (_, { answer, chip, page, item }) => {
  test.each(languages)('answers in %s, with amounts from the price list only', (language) => {
    expect(chip[language].trim()).not.toBe('')
    expect(chip[language].length).toBeLessThanOrEqual(40)
    expect(answer[language]).not.toMatch(/[₹$]\s?\d|\d,\d{3}|https?:|www\./)
    const text = fillContact(fill(answer[language]), defaultContact)
    expect(text).not.toMatch(/[{}]/)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(95)
  })

  test('links to an existing page and item', () => {
    if (page) expect(Object.keys(pages)).toContain(page)
    if (item) expect(() => itemNamed(item)).not.toThrow()
  })
})

test('contains no question twice', () => {
  const seen = new Map<string, string>()
  const twice = topicExamples.flatMap(({ text, label }) => {
    const before = seen.get(text.toLowerCase())
    seen.set(text.toLowerCase(), label)
    return before ? [`${text}: ${before}, ${label}`] : []
  })
  expect(twice).toEqual([])
})

test('gives every topic its own chip', () => {
  for (const language of languages) {
    const chips = answered.map(([, { chip }]) => chip[language])
    expect(chips.filter((chip, at) => chips.indexOf(chip) !== at)).toEqual([])
  }
})

test('has examples of every need in all languages', () => {
  const needs = [...new Set(needExamples.map(({ label }) => label))]
  for (const need of needs) {
    for (const language of languages) {
      const lines = needExamples.filter((line) => line.label === need && line.language === language)
      expect(lines.length, `${need} in ${language}`).toBeGreaterThanOrEqual(5)
    }
  }
})

test('names every price in all languages, and only existing prices in rules', () => {
  for (const [group, list] of Object.entries(prices)) {
    for (const id of Object.keys(list)) {
      for (const language of languages) {
        expect(texts.names[group]?.[id]?.[language]?.name, `${group}.${id} in ${language}`).toBeTruthy()
      }
    }
  }
  const { rules, askers } = texts.items
  for (const name of [...rules.flatMap(({ items }) => items), ...Object.values(askers).flat()])
    expect(() => itemNamed(name)).not.toThrow()
})

test('uses only listed words in rules and needs', () => {
  const made = texts.items.combine.map(({ means }) => means)
  const known = new Set([...Object.keys(texts.words), ...made])
  const used = texts.items.rules.flatMap(({ when, unless, takes }) => [...when.flat(), ...unless, ...takes])
  expect([...new Set(used)].filter((concept) => !known.has(concept))).toEqual([])
})

test('has the same price sentences in all languages', () => {
  const names = Object.keys(texts.sentences.en)
  for (const language of languages) {
    expect(Object.keys(texts.sentences[language])).toEqual(names)
    for (const sentence of Object.values(texts.sentences[language])) expect(sentence).not.toMatch(/[₹$]\s?\d/)
  }
})
