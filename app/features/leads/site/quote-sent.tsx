import type { Ref } from 'react'
import type { LinkTarget } from '#app/lib/site/external-links.ts'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { fillText } from '#domain/text/fill-text.ts'
import type { QuoteAnswer } from './quote-answer.ts'
import { type QuoteWords, sentText } from './quote-words.ts'

type Props = {
  words: QuoteWords
  answer: Extract<QuoteAnswer, { kind: 'sent' }>
  /**
   * What was sent, as label and text. It is empty after a reload, because the address must not contain it.
   */
  copy: [label: string, text: string][]
  path: string
  email: string
  demo: LinkTarget
  newTab: string
  /** Of the heading, which takes the focus. */
  ref: Ref<HTMLHeadingElement>
}

/** The confirmation that replaces the form: when the reply comes, and what can be done until then. */
export function QuoteSent({ words, answer, copy, path, email, demo, newTab, ref }: Props) {
  const { sent } = words
  return (
    <section id="quote-form" className="card sent notice-place">
      <div role="status">
        <p className="tick">{fillText(sent.received, { reference: answer.reference })}</p>
        <h1 ref={ref} tabIndex={-1} className="title-2 notice-place">
          {sent.heading}
        </h1>
        <p className="lead mt-3">{sent.next}</p>
        <p className="mt-3 text-muted">
          {sent.title} {sentText(words, answer)}
        </p>
      </div>
      <div className="actions mt-6">
        <ExternalLink {...demo} note={newTab} className="btn btn-primary">
          {sent.demo}
        </ExternalLink>
        <a href={path} data-chat="" className="btn">
          {sent.ask}
        </a>
      </div>
      {copy.length > 0 && (
        <dl className="sent-copy">
          {copy.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="field-hint mt-5">
        {sent.forgot}{' '}
        <a className="link" href={`mailto:${email}?subject=${answer.reference}`}>
          {email}
        </a>{' '}
        ·{' '}
        <a className="link" href={path}>
          {sent.another}
        </a>
      </p>
    </section>
  )
}
