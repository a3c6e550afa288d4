import { withLatinDigits } from '../text/latin-digits.ts'

export const draftKinds = ['testimonial', 'projectDetails'] as const
export type DraftKind = (typeof draftKinds)[number]
/** The author of a draft: a model, or our own sentence templates. */
export type DraftBy = 'model' | 'composer'

export const draftSentenceLimits: Record<DraftKind, number> = { testimonial: 3, projectDetails: 4 }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a text into trimmed sentences with their punctuation. */
export function sentencesOf(text: string): string[] {
  // The danda ends a Hindi sentence, but not every segmenter knows it.
  return text
    .split(/(?<=[।॥])\s*|\n+/u)
    .flatMap((part) => [...sentences.segment(part)].map(({ segment }) => segment.trim()))
    .filter(Boolean)
}

/**
 * Returns the first `most` sentences of a model's draft without those that state numbers missing in `source`,
 * so that no results are invented.
 */
export function keepKnownNumbers(draft: string, source: string, most: number): string {
  const known = new Set(numbersIn(source))
  return sentencesOf(draft)
    .filter((sentence) => numbersIn(sentence).every((number) => known.has(number)))
    .slice(0, most)
    .join(' ')
}

function numbersIn(text: string): string[] {
  return (withLatinDigits(text).match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]/g, ''))
}

/** Adds a full stop if a text has no final punctuation, so that another sentence can follow. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?।॥…)]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}
