import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import type { Untold } from '#content/chat/untold/untold.ts'
import type { PageId } from '#content/pages.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'
import type { BuiltInReply } from './answer.ts'
import { fillFacts } from './fill-facts.ts'
import type { Found } from './find-items.ts'
import { findPage } from './find-page.ts'
import { joinedAll } from './join-answers.ts'
import { cards, pageAction, pageOf } from './reply-actions.ts'
import { fullDetailOf, stop, writeItem } from './write-prices.ts'

// Of what is named in a question that is not answered, so much is told.
const MOST_TOLD = 3

/** Says that the site does not tell it, with what is nearest: a passage, what is named, a page; and a person. */
export function answerUnknown(question: string, found: Found, language: ReplyLanguage): BuiltInReply {
  const words = priceSentences[language]
  const isForeign = /\p{L}/u.test(question) && !/[\p{Script=Latin}\p{Script=Devanagari}]/u.test(question)
  if (isForeign) return notKnown(words.otherScript, 'contact', language)
  const nearest = findPage(question)
  if (nearest?.answer && language === 'en') {
    return {
      text: nearest.answer,
      language,
      actions: pageAction(nearest.page),
      page: nearest.page,
      known: true,
      topic: 'page',
    }
  }
  if ((found.named || found.asker) && found.items.length > 0) return toldOf(found, language)
  if (nearest?.quote && language === 'en') {
    const text = fillFacts(words.unknownOf, { what: nearest.quote })
    return notKnown(text, nearest.page, language)
  }
  const page = pageOf(found) ?? nearest?.page
  return page ? notKnown(words.unknownNearPage, page, language) : notKnown(words.unknown, 'contact', language)
}

/** With what the site tells of what may have been meant: it holds the answer more often than not. */
export function withMaybe(
  unknown: BuiltInReply,
  maybe: readonly BuiltInReply[],
  { isLikely, language }: { isLikely: boolean; language: ReplyLanguage },
): BuiltInReply {
  const [likeliest, ...others] = maybe
  if (unknown.known || !likeliest) return unknown
  const isTold = unknown.actions.some(({ kind }) => kind === 'price-card')
  if (isTold && !isLikely) return joinedAll(unknown, maybe)
  const told = joinedAll(likeliest, others)
  const page = likeliest.page ?? unknown.page ?? 'contact'
  const reply = notKnown(fillFacts(priceSentences[language].unknownOf, { what: told.text }), page, language)
  const shown = told.actions.filter(({ kind }) => kind !== 'page' && kind !== 'hand-over')
  return { ...reply, actions: [...shown, ...reply.actions] }
}

/** That one of several things that were asked is not told. */
export function alsoNotTold(language: ReplyLanguage): BuiltInReply {
  return notKnown(priceSentences[language].alsoNotTold, 'contact', language)
}

/** Names what the site says nothing about. */
export function notTold({ named, page = 'services' }: Untold, language: ReplyLanguage): BuiltInReply {
  return notKnown(fillFacts(priceSentences[language].untold, { what: named[language] }), page, language)
}

/** What the site tells of the thing that was named, where it does not tell what was asked of it. */
function toldOf(found: Found, language: ReplyLanguage): BuiltInReply {
  const items = found.items.slice(0, MOST_TOLD)
  const [only] = items
  const told = items.map((item) => `${writeItem(item, language)}${stop(language)}`)
  if (only && items.length === 1) told.push(fullDetailOf(only, language))
  const text = fillFacts(priceSentences[language].unknownOf, { what: told.join(' ') })
  const reply = notKnown(text, pageOf({ items, groups: found.groups }) ?? 'services', language)
  return { ...reply, actions: [...cards(items), ...reply.actions] }
}

function notKnown(text: string, page: PageId, language: ReplyLanguage): BuiltInReply {
  const actions: ReplyAction[] = [...pageAction(page), { kind: 'hand-over' }]
  return { text: fillFacts(text), language, actions, page, known: false, topic: 'unknown' }
}
