import { withLatinDigits } from '../latin-digits.ts'

export const draftKinds = ['testimonial', 'projectDetails'] as const
export type DraftKind = (typeof draftKinds)[number]
/** Who wrote a draft: a model, or sentences of ours with blanks. */
export type DraftBy = 'model' | 'composer'

/** How many sentences a draft has at most. */
export const draftSentenceLimits: Record<DraftKind, number> = { testimonial: 3, projectDetails: 4 }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, each with its end and without the space around it. */
export function sentencesOf(text: string): string[] {
  // The danda ends a sentence in Hindi, which not every segmenter knows.
  return text
    .split(/(?<=[।॥])\s*|\n+/u)
    .flatMap((part) => [...sentences.segment(part)].map(({ segment }) => segment.trim()))
    .filter(Boolean)
}

/**
 * What may stay of a draft that a model wrote: its first sentences, without those that state a number which the
 * visitor did not tell. Nobody's results are made up for them.
 */
export function keepTold(draft: string, told: string, most: number): string {
  const known = new Set(numbersIn(told))
  return sentencesOf(draft)
    .filter((sentence) => numbersIn(sentence).every((number) => known.has(number)))
    .slice(0, most)
    .join(' ')
}

function numbersIn(text: string): string[] {
  return (withLatinDigits(text).match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]/g, ''))
}

/** A text with an end, so that another sentence can follow. */
export function asSentence(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?।॥…)]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}
