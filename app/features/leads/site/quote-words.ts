import { tooLongText, tooManyText } from '#app/lib/forms/why-failed.ts'
import type { contact } from '#content/copy/en/contact.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { FieldProblem, QuoteField, QuoteProblems } from '#server/leads/capture/submit-quote.ts'
import type { QuoteAnswer } from './quote-answer.ts'

export type QuoteWords = (typeof contact)['form']

/** Returns the message for a field's problem. */
export function problemText(words: QuoteWords, field: QuoteField, problem: FieldProblem): string {
  const { problems } = words
  if (problem === 'required') {
    return (problems.required as Partial<Record<QuoteField, string>>)[field] ?? problems.choice
  }
  const max = (quoteLimits as Partial<Record<QuoteField, number>>)[field] ?? ''
  return fillText(problems[problem], { max })
}

/** Returns the title of the list of problems: some answers are missing, or some are wrong. */
export function problemsTitle(words: QuoteWords, problems: QuoteProblems): string {
  const something = Object.values(problems).some((problem) => problem === 'required' || problem === 'consent')
  return something ? words.problems.summary : words.problems.check
}

/** Returns the confirmation, which says when the team will reply. */
export function sentText(
  words: QuoteWords,
  { category, followUpDays }: Extract<QuoteAnswer, { kind: 'sent' }>,
) {
  const { day, days, text, textCold } = words.sent
  const when = fillText(followUpDays === 1 ? day : days, { n: followUpDays })
  return fillText(category === 'Cold' ? textCold : text, { days: when, category })
}

/** Returns why the form was not sent and what to do, or undefined if there was no failure. */
export function failureText(words: QuoteWords, answer: QuoteAnswer | undefined): string | undefined {
  const { failed } = words
  const message = () => {
    switch (answer?.kind) {
      case 'too-many':
        return tooManyText(failed, answer.retryAfterSeconds)
      case 'unavailable':
        return failed.unavailable
      case 'malformed':
        return failed.malformed
      case 'too-long':
        return tooLongText(failed.tooLong, answer.by)
      case 'unreachable':
        return failed.unreachable
    }
  }
  const text = message()
  return answer?.kind === 'too-long' ? text : text && `${text} ${failed.suffix}`
}
