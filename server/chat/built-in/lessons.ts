import { type Intent, examples } from '#content/chat/examples/all-examples.ts'
import { preambles, priceFrames, wishFrames } from '#content/chat/examples/frames.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/fill-text.ts'

/** One thing that somebody may write, and what it means. */
export type Lesson = { text: string; intent: Intent; subject?: SubjectId; language?: ReplyLanguage }

/** All that there is to learn from: the examples, wishes put into frames, and every third with something said before. */
export function lessons(): Lesson[] {
  return (Object.keys(examples) as ReplyLanguage[]).flatMap(lessonsIn)
}

function lessonsIn(language: ReplyLanguage): Lesson[] {
  const { intents, wishes } = examples[language]
  const plain = (Object.entries(intents) as [Intent, string][]).flatMap(([intent, lines]) =>
    linesOf(lines).map((text): Lesson => ({ text, intent })),
  )
  const framed = (Object.entries(wishes) as [SubjectId, string][]).flatMap(([subject, lines]) =>
    linesOf(lines).flatMap((wish, at): Lesson[] =>
      subject === 'none'
        ? [{ text: wish, intent: 'price', subject }]
        : [
            ...framesAt(priceFrames[language], at).map(
              (frame): Lesson => ({ text: fillText(frame, { wish }), intent: 'price', subject }),
            ),
            { text: wish, intent: 'item', subject },
            ...framesAt(wishFrames[language], at).map(
              (frame): Lesson => ({ text: fillText(frame, { wish }), intent: 'item', subject }),
            ),
          ],
    ),
  )
  const all = [...plain, ...framed]
  const before = preambles[language]
  const introduced = all
    .filter((_, at) => at % 3 === 0)
    .map((lesson, at) => ({ ...lesson, text: `${before[at % before.length]} ${lesson.text}` }))
  return [...all, ...introduced].map((lesson) => ({ ...lesson, language }))
}

/** All examples of a language, as they were written. */
export function linesIn(language: ReplyLanguage): string[] {
  const { intents, wishes } = examples[language]
  return [...Object.values(intents), ...Object.values(wishes)].flatMap(linesOf)
}

function framesAt(frames: readonly string[], at: number): string[] {
  return [frames[at % frames.length] ?? '']
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
