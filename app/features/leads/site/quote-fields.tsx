import type { ReactNode } from 'react'
import { Consent } from '#app/ui/site/consent.tsx'
import { Field, type FieldAttributes } from '#app/ui/site/field.tsx'
import { Honeypot } from '#app/ui/site/honeypot.tsx'
import type { QuoteLabels } from '#content/quote-options.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { QuoteField, QuoteProblems } from '#server/leads/capture/submit-quote.ts'
import { problemText, type QuoteWords } from './quote-words.ts'

type Props = {
  words: QuoteWords
  options: QuoteLabels
  problems: QuoteProblems
  /** The initial values of the fields. */
  preset: Partial<Record<QuoteField, string | undefined>>
  privacyPath: string
  /** Content below the optional details. */
  estimate: ReactNode
}

const details = [
  'phone',
  'budgetRange',
  'projectTimeline',
  'businessType',
  'urgency',
  'projectComplexity',
] as const

/** Returns the element id of a field. */
export const fieldId = (field: QuoteField) => `quote-${field}`

/** The four required fields, the consent, and the folded optional details. The inputs are uncontrolled. */
export function QuoteFields({ words, options, problems, preset, privacyPath, estimate }: Props) {
  const { labels } = words

  function row(
    field: Exclude<QuoteField, 'consent'>,
    control: (attributes: FieldAttributes & { name: string; defaultValue: string | undefined }) => ReactNode,
    rest: { className?: string } = {},
  ) {
    const problem = problems[field]
    return (
      <Field
        id={fieldId(field)}
        label={labels[field]}
        error={problem && problemText(words, field, problem)}
        {...rest}
      >
        {(attributes) => control({ ...attributes, name: field, defaultValue: preset[field] })}
      </Field>
    )
  }

  function choice(field: keyof QuoteLabels, rest: { required?: boolean; className?: string } = {}) {
    const { className, ...attributes } = rest
    return row(
      field,
      (given) => (
        <select {...given} {...attributes}>
          <option value="">{words.selects[field]}</option>
          {Object.entries(options[field]).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ),
      className ? { className } : {},
    )
  }

  return (
    <div className="form-grid">
      {row('name', (attributes) => (
        <input {...attributes} type="text" required maxLength={quoteLimits.name} autoComplete="name" />
      ))}
      {row('email', (attributes) => (
        <input
          {...attributes}
          type="email"
          required
          maxLength={quoteLimits.email}
          autoComplete="email"
          inputMode="email"
        />
      ))}
      {choice('serviceInterest', { required: true, className: 'whole-row' })}
      {row(
        'message',
        (attributes) => (
          <textarea
            {...attributes}
            required
            maxLength={quoteLimits.message}
            rows={4}
            placeholder={words.hints.message}
          />
        ),
        { className: 'whole-row' },
      )}
      <details className="fold whole-row" open={details.some((field) => preset[field] || problems[field])}>
        <summary>
          <span>
            {words.details} <span className="field-hint">{words.optional}</span>
          </span>
        </summary>
        <div className="form-grid">
          {row('phone', (attributes) => (
            <input
              {...attributes}
              type="tel"
              maxLength={quoteLimits.phone}
              autoComplete="tel"
              inputMode="tel"
            />
          ))}
          {choice('budgetRange')}
          {choice('projectTimeline')}
          {choice('businessType')}
          {choice('urgency')}
          {choice('projectComplexity')}
        </div>
        {estimate}
      </details>
      <Consent
        id={fieldId('consent')}
        text={words.consent}
        link={words.consentLink}
        privacyPath={privacyPath}
        isGiven={!!preset.consent}
        error={problems.consent && problemText(words, 'consent', problems.consent)}
        className="whole-row"
      />
      <Honeypot id="quote-website" label={words.honeypot} />
    </div>
  )
}
