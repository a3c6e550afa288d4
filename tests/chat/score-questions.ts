import { type Page, type PageId, pages } from '#content/pages.ts'
import type { PriceGroup } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { answer, type BuiltInReply } from '#server/chat/built-in/answer.ts'
import { itemsOf } from '#server/chat/built-in/find-items.ts'
import { writeItem } from '#server/chat/built-in/write-prices.ts'
import type { Question } from './questions.ts'

type Turn = { text: string; isBot: boolean }

/** Asks one row, after what was said before it, and tells what is wrong with the answer. */
export function mistakesOf(row: Question): string[] {
  const locale = row.language === 'hi' ? 'hi' : row.language === 'sw' ? 'sw' : 'en'
  const context = { locale, links: {} } as const
  const earlier: Turn[] = []
  for (const text of row.earlier ?? []) {
    const reply = answer(text, { ...context, earlier })
    earlier.push({ text, isBot: false }, { text: reply.text, isBot: true })
  }
  const reply = answer(row.question, { ...context, earlier })
  // Prices are read in the cards beneath the words as well.
  const shown = [reply.text, ...pricesOnCards(reply)].join(' ')
  const mistakes: string[] = []
  if (reply.language !== row.language) mistakes.push(`language ${reply.language}`)
  for (const fact of row.holds) {
    if (typeof fact === 'string' ? !holdsAmount(shown, fact) : !fact.test(reply.text))
      mistakes.push(`lacks ${fact}`)
  }
  if (row.page && reply.page && canonical(reply.page) !== canonical(row.page))
    mistakes.push(`page ${reply.page}, not ${row.page}`)
  if (row.page && !reply.page) mistakes.push('no page')
  if (row.known === false && reply.known) mistakes.push('claims to know')
  if (row.known !== false && !reply.known) mistakes.push('does not know')
  return mistakes.length > 0 ? [...mistakes, `[${reply.topic}] ${reply.text}`] : []
}

function pricesOnCards({ actions, language }: BuiltInReply): string[] {
  return actions.flatMap((action) => {
    if (action.kind !== 'price-card') return []
    const items = itemsOf(action.group as PriceGroup).filter(({ id }) => action.ids.includes(id))
    return items.map((item) => writeItem(item, language))
  })
}

/** "2,999" is not in "12,999". */
function holdsAmount(text: string, fact: string): boolean {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\d,])${escaped}(?![\\d]|,\\d)`).test(text)
}

function canonical(id: PageId): string {
  const page: Page = pages[id]
  return page.sameAs ?? id
}

/** The share of right answers and what went wrong in the others. */
export function scoreQuestions(rows: readonly Question[], language?: ReplyLanguage) {
  const asked = rows.filter((row) => !language || row.language === language)
  const wrong = asked.flatMap((row) => {
    const mistakes = mistakesOf(row)
    return mistakes.length > 0
      ? [
          `${row.language}: ${[...(row.earlier ?? []), row.question].join(' / ')}\n    ${mistakes.join('\n    ')}`,
        ]
      : []
  })
  return { right: asked.length - wrong.length, asked: asked.length, wrong }
}
