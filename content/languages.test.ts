import { expect, test } from 'vitest'
import { readData } from '#assistant/engine/read-data.ts'
import { englishLeft, textsIn } from '#tests/support/words/english-left.ts'
import { calendarWords } from './calendar-words.ts'
import { asks, noted } from './chat-words/asks.ts'
import { bookingWords } from './chat-words/booking-words.ts'
import { amountCorrections, failureReplies } from './chat-words/failure-replies.ts'
import { copy } from './copy/copy.ts'
import { privacyEmailCopy } from './emails/privacy-emails.ts'
import { testimonialEmailCopy } from './emails/testimonial-emails.ts'
import { visitorEmailCopy } from './emails/visitor-emails.ts'
import { recordLabels } from './office/record-labels.ts'
import { recordValues } from './office/record-values.ts'
import { draftSentences } from './testimonials/draft-sentences.ts'
import { verifyWords } from './testimonials/verify-words.ts'

/** Everything that a visitor can be shown: pages, messages, toasts, mails, chat. */
const shown = {
  copy,
  calendarWords,
  asks,
  noted,
  bookingWords,
  amountCorrections,
  failureReplies,
  privacyEmailCopy,
  testimonialEmailCopy,
  visitorEmailCopy,
  draftSentences,
  verifyWords,
}
const { topics, sentences, names } = readData().texts

test.each(['hi', 'sw'] as const)('no English word is left in the texts in %s', (locale) => {
  const texts = {
    ...Object.fromEntries(Object.entries(shown).map(([name, words]) => [name, words[locale]])),
    recordLabels: Object.values(recordLabels[locale]),
    recordValues: Object.values(recordValues[locale]).map(textsIn),
    topics: Object.values(topics).map(({ answer, chip }) => [answer?.[locale], chip?.[locale]]),
    sentences: sentences[locale],
    names: Object.values(names).map((group) => Object.values(group).map((name) => name[locale])),
  }
  const left = textsIn(texts).flatMap((text) => englishLeft(text, locale).map((word) => `${word}: ${text}`))
  expect(left).toEqual([])
})
