import { examples, type Intent } from '#content/chat/examples/all-examples.ts'
import { priceFrames, togetherFrames, wishFrames, withoutFrames } from '#content/chat/examples/frames.ts'
import { needs } from '#content/chat/examples/needs.ts'
import { stories } from '#content/chat/examples/stories.ts'
import { type SubjectId, subjects } from '#content/chat/subjects.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/fill-text.ts'

/** One thing that somebody may write, and what it means. */
export type Lesson = { text: string; language: ReplyLanguage; intent: Intent; subject?: SubjectId }

const languages = Object.keys(examples) as ReplyLanguage[]

/** All that there is to learn from: the examples, wishes put into frames, and most of them once more with a story. */
export function lessons(): Lesson[] {
  return languages.flatMap((language) => {
    const short = [...plain(language), ...framed(language), ...together(language), ...without(language)]
    const told = linesOf(stories[language])
    const long = short
      .filter((_, at) => at % 5 < 3)
      .map((lesson, at) => ({ ...lesson, text: withStory(lesson.text, told, at) }))
    return [...short, ...long, ...needed(language)]
  })
}

/** All examples of a language, as they were written. */
export function linesIn(language: ReplyLanguage): string[] {
  const { intents, wishes } = examples[language]
  return [...Object.values(intents), ...Object.values(wishes), stories[language]].flatMap(linesOf)
}

function plain(language: ReplyLanguage): Lesson[] {
  return (Object.entries(examples[language].intents) as [Intent, string][]).flatMap(([intent, lines]) =>
    linesOf(lines).map((text): Lesson => ({ text, language, intent })),
  )
}

function framed(language: ReplyLanguage): Lesson[] {
  return wishesIn(language).flatMap(({ subject, wish }, at): Lesson[] => {
    const price: Lesson = {
      text: inFrame(priceFrames[language], at, { wish }),
      language,
      intent: 'price',
      subject,
    }
    if (subject === 'none') return [{ ...price, text: wish }]
    return [price, { text: inFrame(wishFrames[language], at, { wish }), language, intent: 'item', subject }]
  })
}

/** Two wishes in one are a lesson for each of both. */
function together(language: ReplyLanguage): Lesson[] {
  const sold = wishesIn(language).filter(({ subject }) => subjects[subject].length > 0)
  return sold.flatMap(({ wish: one, subject }, at): Lesson[] => {
    const other = sold[(at * 7 + 11) % sold.length]
    if (at % 4 > 0 || !other || other.subject === subject) return []
    const text = inFrame(togetherFrames[language], at, { one, two: other.wish })
    return [
      { text, language, intent: 'price', subject },
      { text, language, intent: 'price', subject: other.subject },
    ]
  })
}

/** One wish without another is a lesson for the one. */
function without(language: ReplyLanguage): Lesson[] {
  const sold = wishesIn(language).filter(({ subject }) => subjects[subject].length > 0)
  return sold.flatMap(({ wish: one, subject }, at): Lesson[] => {
    const other = sold[(at * 11 + 5) % sold.length]
    if (at % 6 > 0 || !other || other.subject === subject) return []
    return [
      {
        text: inFrame(withoutFrames[language], at / 6, { one, two: other.wish }),
        language,
        intent: 'price',
        subject,
      },
    ]
  })
}

/** Who tells what he runs and what goes wrong there, in many ways; he asks for a price, or for help. */
function needed(language: ReplyLanguage): Lesson[] {
  const { kinds, asksPrice, asksHelp } = needs[language]
  return kinds.flatMap(({ subject, runs, suffers }) => {
    const told = linesOf(suffers)
    return linesOf(runs).flatMap((run, at) =>
      [0, 1, 2].flatMap((turn): Lesson[] => {
        const suffer = told[(at * 3 + turn) % told.length] ?? ''
        const asks = linesOf(turn % 2 === 0 ? asksPrice : asksHelp)
        const ask = asks[(at * 5 + turn * 3) % asks.length] ?? ''
        const intent = turn % 2 === 0 ? 'price' : 'item'
        return [{ text: `${run}, ${suffer}, ${ask}`, language, intent, subject }]
      }),
    )
  })
}

function wishesIn(language: ReplyLanguage): { subject: SubjectId; wish: string }[] {
  return (Object.entries(examples[language].wishes) as [SubjectId, string][]).flatMap(([subject, lines]) =>
    linesOf(lines).map((wish) => ({ subject, wish })),
  )
}

function inFrame(frames: readonly string[], at: number, words: Record<string, string>): string {
  return fillText(frames[at % frames.length] ?? '', words)
}

/** Most tell first, some tell much, and some tell afterwards. */
function withStory(text: string, told: readonly string[], at: number): string {
  const first = told[(at * 13) % told.length] ?? ''
  const second = told[(at * 29 + 5) % told.length] ?? ''
  if (at % 6 === 0) return `${text}. ${first.replace(/,$/, '')}`
  return at % 3 === 0 ? `${first} ${second} ${text}` : `${first} ${text}`
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
