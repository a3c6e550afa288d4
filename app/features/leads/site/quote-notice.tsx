import type { Ref } from 'react'
import { ProblemList } from '#app/ui/site/problem-list.tsx'
import { fillText } from '#domain/text/fill-text.ts'
import type { QuoteField, QuoteProblems } from '#server/leads/capture/submit-quote.ts'
import type { QuoteAnswer } from './quote-answer.ts'
import { fieldId } from './quote-fields.tsx'
import { failureText, problemsTitle, problemText, type QuoteWords } from './quote-words.ts'

type Props = {
  words: QuoteWords
  answer: QuoteAnswer | undefined
  problems: QuoteProblems
  email: string
  ref: Ref<HTMLDivElement>
}

/** Says why the form was not sent. It is above the form and takes the focus. */
export function QuoteNotice({ words, answer, problems, email, ref }: Props) {
  const failure = failureText(words, answer)
  const found = Object.entries(problems) as [QuoteField, NonNullable<QuoteProblems[QuoteField]>][]
  return (
    <div ref={ref} tabIndex={-1} className="notice-place">
      {(failure || found.length > 0) && (
        <div role="alert" className="notice" data-tone="error">
          {failure ? (
            <>
              <p>
                <b>{words.failed.title}</b>
              </p>
              <p>
                <span>{failure}</span>{' '}
                <a className="link" href={`mailto:${email}`}>
                  {fillText(words.failed.direct, { email })}
                </a>
              </p>
            </>
          ) : (
            <>
              <p>
                <b>{problemsTitle(words, problems)}</b>
              </p>
              <ProblemList
                problems={found.map(([field, problem]) => [
                  fieldId(field),
                  problemText(words, field, problem),
                ])}
              />
            </>
          )}
        </div>
      )}
    </div>
  )
}
