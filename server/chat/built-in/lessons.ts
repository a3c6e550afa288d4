import { examples, type Intent } from '#content/chat/examples/all-examples.ts'
import type { SpokenOfBefore } from '#content/chat/examples/follow-ups.ts'
import { priceFrames, togetherFrames, wishFrames, withoutFrames } from '#content/chat/examples/frames.ts'
import { needs } from '#content/chat/examples/needs.ts'
import { stories } from '#content/chat/examples/stories.ts'
import { type SubjectId, subjects } from '#content/chat/subjects.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/fill-text.ts'

/** One thing that somebody may write, and what it means. */
export type Lesson = {
  text: string
  language: ReplyLanguage
  intent: Intent
  subject?: SubjectId
  /** What was spoken of before, without which it might mean something else. */
  after?: SpokenOfBefore
}

type Wish = { subject: SubjectId; wish: string }

const languages = Object.keys(examples) as ReplyLanguage[]
// Of five lessons, so many are told once more with a story, unless they are as long as one.
const TOLD = 2
const LONG = 12

/**
 * All that there is to learn from: the examples, wishes put into frames, and some of them once more with a story. What
 * goes with what is drawn from the words themselves, so that a line more changes no other lesson.
 */
export function lessons(): Lesson[] {
  return languages.flatMap((language) => {
    const short = [...plain(language), ...framed(language), ...together(language), ...without(language)]
    const told = linesOf(stories[language])
    const long = short
      .filter(({ text }) => drawn(text, 'told', 5) < TOLD && text.split(' ').length < LONG)
      .map((lesson) => ({ ...lesson, text: withStory(lesson.text, told) }))
    return [...short, ...long, ...needed(language), ...followed(language)]
  })
}

/** All examples of a language, as they were written. */
export function linesIn(language: ReplyLanguage): string[] {
  const { intents, wishes, followUps } = examples[language]
  const followed = Object.values(followUps).flatMap((lines) => Object.values(lines))
  return [...Object.values(intents), ...Object.values(wishes), ...followed, stories[language]].flatMap(
    linesOf,
  )
}

function plain(language: ReplyLanguage): Lesson[] {
  return (Object.entries(examples[language].intents) as [Intent, string][]).flatMap(([intent, lines]) =>
    linesOf(lines).map((text): Lesson => ({ text, language, intent })),
  )
}

/** What people go on with. */
function followed(language: ReplyLanguage): Lesson[] {
  return entriesOf(examples[language].followUps).flatMap(([after, intents]) =>
    entriesOf(intents).flatMap(([intent, lines]) =>
      linesOf(lines).map((text): Lesson => ({ text, language, intent, after })),
    ),
  )
}

function framed(language: ReplyLanguage): Lesson[] {
  return wishesIn(language).flatMap(({ subject, wish }): Lesson[] => {
    const price: Lesson = {
      text: inFrame(priceFrames[language], wish, { wish }),
      language,
      intent: 'price',
      subject,
    }
    if (subject === 'none') return [{ ...price, text: wish }]
    return [price, { text: inFrame(wishFrames[language], wish, { wish }), language, intent: 'item', subject }]
  })
}

/** Two wishes in one are a lesson for each of both. */
function together(language: ReplyLanguage): Lesson[] {
  return pairsOf(language).flatMap(({ one, other }) => {
    if (drawn(one.wish, 'together', 4) > 0) return []
    const text = inFrame(togetherFrames[language], one.wish, { one: one.wish, two: other.wish })
    return [
      { text, language, intent: 'price', subject: one.subject },
      { text, language, intent: 'price', subject: other.subject },
    ]
  })
}

/** One wish without another is a lesson for the one. */
function without(language: ReplyLanguage): Lesson[] {
  return pairsOf(language).flatMap(({ one, other }) => {
    if (drawn(one.wish, 'without', 6) > 0) return []
    const text = inFrame(withoutFrames[language], one.wish, { one: one.wish, two: other.wish })
    return [{ text, language, intent: 'price', subject: one.subject }]
  })
}

/** Each wish for something that is sold with another that comes next in an order made from their words. */
function pairsOf(language: ReplyLanguage): { one: Wish; other: Wish }[] {
  const sold = wishesIn(language).filter(({ subject }) => subjects[subject].length > 0)
  const mixed = [...sold].sort((a, b) => drawn(a.wish, 'pair', 1e9) - drawn(b.wish, 'pair', 1e9))
  return mixed.flatMap((one, at) => {
    const other = mixed[(at + 1) % mixed.length]
    return other && other.subject !== one.subject ? [{ one, other }] : []
  })
}

/** Who tells what he runs and what goes wrong there, in many ways; he asks for a price, or for help. */
function needed(language: ReplyLanguage): Lesson[] {
  const { kinds, asksPrice, asksHelp } = needs[language]
  return kinds.flatMap(({ subject, runs, suffers }) => {
    const told = linesOf(suffers)
    return linesOf(runs).flatMap((run) =>
      [0, 1, 2].map((turn): Lesson => {
        const suffer = oneOf(told, run, `suffer ${turn}`)
        const ask = oneOf(linesOf(turn % 2 === 0 ? asksPrice : asksHelp), run, `ask ${turn}`)
        const intent = turn % 2 === 0 ? 'price' : 'item'
        return { text: `${run}, ${suffer}, ${ask}`, language, intent, subject }
      }),
    )
  })
}

function wishesIn(language: ReplyLanguage): Wish[] {
  return (Object.entries(examples[language].wishes) as [SubjectId, string][]).flatMap(([subject, lines]) =>
    linesOf(lines).map((wish) => ({ subject, wish })),
  )
}

function inFrame(frames: readonly string[], wish: string, words: Record<string, string>): string {
  return fillText(oneOf(frames, wish, 'frame'), words)
}

/** Most tell first, some tell much, and some tell afterwards. */
function withStory(text: string, told: readonly string[]): string {
  const first = oneOf(told, text, 'first')
  const second = oneOf(told, text, 'second')
  const how = drawn(text, 'how', 6)
  if (how === 0) return `${text}. ${first.replace(/,$/, '')}`
  return how === 3 ? `${first} ${second} ${text}` : `${first} ${text}`
}

function oneOf(list: readonly string[], text: string, whatFor: string): string {
  return list[drawn(text, whatFor, list.length)] ?? ''
}

/** A number below `of`, always the same for the same words (FNV-1a). */
function drawn(text: string, whatFor: string, of: number): number {
  let hash = 2166136261
  for (const char of `${whatFor}${text}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 15
  return (Math.imul(hash, 2246822507) >>> 0) % of
}

function entriesOf<Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
