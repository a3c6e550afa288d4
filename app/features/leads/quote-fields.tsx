import type { ReactNode } from 'react'
import { Consent } from '#app/components/ui/consent.tsx'
import { Field, type FieldAttributes } from '#app/components/ui/field.tsx'
import type { QuoteLabels } from '#content/quote-options.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { QuoteField, QuoteProblems } from '#server/leads/quote-form.ts'
import type { QuoteValues } from './quote-answer.ts'
import { problemText, type QuoteWords } from './quote-words.ts'

type Props = {
  words: QuoteWords
  options: QuoteLabels
  problems: QuoteProblems
  values: QuoteValues
  privacyPath: string
}

const STAR = '*'

export const fieldId = (field: QuoteField) => `quote-${field}`

/** All that the quote form asks. The values stay with the browser: these only give what they begin with. */
export function QuoteFields({ words, options, problems, values, privacyPath }: Props) {
  const { labels } = words

  function row(
    field: Exclude<QuoteField, 'consent'>,
    mark: string,
    control: (attributes: FieldAttributes & { name: string; defaultValue: string | undefined }) => ReactNode,
    rest: { hint?: string; className?: string } = {},
  ) {
    const problem = problems[field]
    return (
      <Field
        id={fieldId(field)}
        label={labels[field]}
        mark={mark}
        error={problem && problemText(words, field, problem)}
        {...rest}
      >
        {(attributes) => control({ ...attributes, name: field, defaultValue: values[field] })}
      </Field>
    )
  }

  function choice(field: keyof QuoteLabels, mark: string, required = false) {
    return row(field, mark, (attributes) => (
      <select {...attributes} required={required}>
        <option value="">{words.selects[field]}</option>
        {Object.entries(options[field]).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    ))
  }

  return (
    <div className="form-grid">
      {row('name', STAR, (attributes) => (
        <input {...attributes} type="text" required maxLength={quoteLimits.name} autoComplete="name" />
      ))}
      {row('email', STAR, (attributes) => (
        <input
          {...attributes}
          type="email"
          required
          maxLength={quoteLimits.email}
          autoComplete="email"
          inputMode="email"
        />
      ))}
      {row('phone', words.optional, (attributes) => (
        <input {...attributes} type="tel" maxLength={quoteLimits.phone} autoComplete="tel" inputMode="tel" />
      ))}
      {choice('serviceInterest', STAR, true)}
      {choice('budgetRange', STAR)}
      {choice('projectTimeline', STAR)}
      {choice('businessType', STAR)}
      {choice('urgency', STAR)}
      {choice('projectComplexity', words.optional)}
      {row(
        'message',
        STAR,
        (attributes) => (
          <textarea {...attributes} required maxLength={quoteLimits.message} rows={5} />
        ),
        { hint: words.hints.message, className: 'whole-row' },
      )}
      <Consent
        id={fieldId('consent')}
        text={words.consent}
        link={words.consentLink}
        privacyPath={privacyPath}
        isGiven={!!values.consent}
        error={problems.consent && problemText(words, 'consent', problems.consent)}
        className="whole-row"
      />
      {/* Seen by machines only. */}
      <div className="hidden" aria-hidden>
        <label htmlFor="quote-website">{words.honeypot}</label>
        <input type="text" id="quote-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}
