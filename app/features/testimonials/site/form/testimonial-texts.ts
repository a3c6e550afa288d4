import { tooLongText } from '#app/lib/forms/why-failed.ts'
import type { Copy } from '#content/copy/copy.ts'
import type { DraftBy, DraftKind } from '#domain/testimonials/draft.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { TestimonialProblems } from '#server/testimonials/submit-testimonial.ts'
import type { TestimonialAnswer } from './testimonial-answer.ts'

export type ProblemField = keyof TestimonialProblems
type Problem = NonNullable<TestimonialProblems[ProblemField]>

/** Returns the message for a field's problem. */
export function problemText(
  { problems }: Copy['testimonialForm'],
  field: ProblemField,
  problem: Problem,
): string {
  if (problem !== 'required') return problems[problem]
  return field in problems.required
    ? problems.required[field as keyof typeof problems.required]
    : problems.summary
}

/** Returns a title for all problems. */
export function problemsTitle(
  { problems: words }: Copy['testimonialForm'],
  problems: TestimonialProblems,
): string {
  return Object.values(problems).includes('required') ? words.summary : words.check
}

/** Returns the title and text that describe an answer, or undefined if there is nothing to say. */
export function answerTexts(
  words: Copy['testimonialForm'],
  answer: TestimonialAnswer | undefined,
): { title: string; text: string; tone: 'success' | 'error' } | undefined {
  const { toasts } = words
  switch (answer?.kind) {
    case undefined:
      return undefined
    case 'sent': {
      const text = answer.mailed ? `${toasts.thanksText} ${toasts.confirm}` : toasts.thanksText
      return { title: toasts.thanks, text, tone: 'success' }
    }
    case 'invalid': {
      const text = problemsTitle(words, answer.problems)
      const title = text === words.problems.check ? toasts.failed : toasts.missing
      return { title, text, tone: 'error' }
    }
    case 'too-many':
      return { title: toasts.failed, text: toasts.tooMany, tone: 'error' }
    case 'too-long':
      return {
        title: toasts.failed,
        text: tooLongText(toasts.tooLong, answer.by),
        tone: 'error',
      }
    default:
      return { title: toasts.failed, text: toasts.failedText, tone: 'error' }
  }
}

/** Returns the title and text that announce a draft. */
export function draftTexts({ toasts }: Copy['testimonialForm'], kind: DraftKind, by: DraftBy) {
  return by === 'model'
    ? { title: toasts.generated, text: toasts.generatedText }
    : { title: toasts.started[kind], text: toasts.startedText }
}

export function starsText({ star, stars }: Copy['testimonialForm'], n: number): string {
  return n === 1 ? star : fillText(stars, { n })
}
