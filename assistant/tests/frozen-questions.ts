import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { detectLanguage } from '#domain/chat/detect-language.ts'
import type { Reply } from '../engine/compose.ts'
import { itemNamed } from '../engine/items.ts'
import { createPriceWriter, fill } from '../engine/write-prices.ts'
import { assistant } from './knowledge.ts'

type Question = { language: ReplyLanguage; turns: string[]; expected: string[][] }

/** A question with its reply and whether the expected answer came at once or after a tap. */
export type Judged = Question & {
  reply: Reply
  spoken: ReplyLanguage
  isRight: boolean
  isOneTapAway: boolean
}

/** Returns the rows of `frozen-questions.tsv`. */
export function frozenQuestions(): Question[] {
  const file = readFileSync(path.join(import.meta.dirname, 'frozen-questions.tsv'), 'utf8')
  return file.split('\n').flatMap((line) => {
    const [language = '', turns = '', expected = ''] = line.split('\t')
    if (line.startsWith('#') || line === '') return []
    return [
      {
        language: language as ReplyLanguage,
        turns: turns.split(' / '),
        expected: expected.split(' ').map((word) => word.split('|')),
      },
    ]
  })
}

/** Asks one question as a visitor of the page in the nearest language. */
export function judge(question: Question): Judged {
  const { knowledge, ask } = assistant()
  const { texts } = knowledge
  const { language, turns, expected } = question
  const spoken = turns.reduce<ReplyLanguage>(
    (before, text) => {
      const detected = detectLanguage(text)
      return detected === 'unsure' ? before : detected
    },
    language === 'hi-Latn' ? 'en' : language,
  )
  const reply = ask(turns.at(-1) ?? '', { language: spoken, earlier: turns.slice(0, -1) })
  const write = createPriceWriter(texts, spoken)
  const cards = reply.actions.flatMap((action) =>
    action.kind === 'price-card' ? action.ids.map((id) => itemNamed(`${action.group}.${id}`)) : [],
  )
  const shown = [reply.text, ...cards.map(write.item)].join(' ')
  const choices = reply.actions.flatMap((action) => (action.kind === 'choices' ? action.choices : []))

  const isStated = (wanted: string) => {
    if (wanted === 'unknown') return !reply.known
    if (/^[\d,]+$/.test(wanted)) return holdsAmount(shown, wanted)
    if (wanted.includes('.')) return shown.includes(write.item(itemNamed(wanted)))
    const answer = texts.topics[wanted]?.answer
    return answer !== undefined && reply.text.includes(fill(answer[spoken]))
  }
  const tapped = choices.map((choice) => ask(choice, { language: spoken, earlier: turns }).text)
  const isOffered = (wanted: string) => {
    if (wanted === 'unknown') return false
    if (/^[\d,]+$/.test(wanted)) return tapped.some((text) => holdsAmount(text, wanted))
    if (wanted.includes('.')) return tapped.some((text) => text.includes(write.item(itemNamed(wanted))))
    return choices.includes(texts.topics[wanted]?.chip?.[spoken] ?? '-')
  }
  return {
    ...question,
    reply,
    spoken,
    isRight: expected.every((any) => any.some(isStated)),
    isOneTapAway: expected.every((any) => any.some((wanted) => isStated(wanted) || isOffered(wanted))),
  }
}

/** "12,999" does not contain the amount "2,999". */
function holdsAmount(text: string, amount: string): boolean {
  return new RegExp(`(?<![\\d,])${amount}(?!\\d|,\\d)`).test(text)
}
