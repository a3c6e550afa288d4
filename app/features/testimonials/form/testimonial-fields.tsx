import { type ReactNode, useRef, useState } from 'react'
import { Consent } from '#app/components/ui/consent.tsx'
import { Field, type FieldAttributes } from '#app/components/ui/field.tsx'
import type { TestimonialWords } from '#content/testimonials/form-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { DraftKind } from '#domain/testimonials/draft.ts'
import { nameChoices } from '#domain/testimonials/shown-name.ts'
import { testimonialLimits } from '#domain/testimonials/testimonial.ts'
import type { TestimonialProblems } from '#server/testimonials/testimonial-form.ts'
import { DraftHelp } from './draft-help.tsx'
import { PhotoField } from './photo-field.tsx'
import { StarRating } from './star-rating.tsx'
import type { FormValues } from './testimonial-answer.ts'
import { problemText } from './testimonial-texts.ts'

type Props = {
  words: TestimonialWords
  services: Record<string, string>
  locale: Locale
  problems: TestimonialProblems
  values: FormValues
  privacyPath: string
  /** Whether AI Help has to wait for a service. */
  isHelpOff: boolean
  /** Whether the words in the fields were drafted. */
  draft: DraftKind | undefined
}

const STAR = '*'
type TextField = 'name' | 'email' | 'company' | 'role' | 'serviceType' | 'content' | 'projectDetails'

export const fieldId = (field: string) => `testimonial-${field}`

/** All that the testimonial form asks. The values stay with the browser: these only give what they begin with. */
export function TestimonialFields(props: Props) {
  const { words, services, locale, problems, values, privacyPath, isHelpOff } = props
  const [drafted, setDrafted] = useState(props.draft)
  const content = useRef<HTMLTextAreaElement>(null)
  const details = useRef<HTMLTextAreaElement>(null)
  const ownWords = useRef<HTMLInputElement>(null)

  function fillIn(kind: DraftKind, text: string) {
    const field = (kind === 'testimonial' ? content : details).current
    if (!field) return
    // What the visitor wrote themselves goes along for whoever reads it.
    if (kind === 'testimonial' && ownWords.current) ownWords.current.value ||= field.value
    field.value = text
    field.focus()
    setDrafted(kind)
  }

  function putBack() {
    if (content.current && ownWords.current) {
      content.current.value = ownWords.current.value
      ownWords.current.value = ''
      content.current.focus()
    }
    setDrafted(undefined)
  }

  function row(
    field: TextField,
    mark: string,
    control: (attributes: FieldAttributes & { name: string; defaultValue: string | undefined }) => ReactNode,
    rest: { hint?: string; className?: string } = {},
  ) {
    const problem = problems[field]
    return (
      <Field
        id={fieldId(field)}
        label={words.labels[field]}
        mark={mark}
        error={problem && problemText(words, field, problem)}
        {...rest}
      >
        {(attributes) => control({ ...attributes, name: field, defaultValue: values[field] })}
      </Field>
    )
  }

  const help = (kind: DraftKind) => (
    <DraftHelp
      kind={kind}
      words={words}
      locale={locale}
      isOff={isHelpOff}
      onDraft={(text) => fillIn(kind, text)}
    />
  )

  return (
    <div className="form-grid">
      {row('name', STAR, (attributes) => (
        <input {...attributes} type="text" required maxLength={testimonialLimits.name} autoComplete="name" />
      ))}
      {row(
        'email',
        STAR,
        (attributes) => (
          <input
            {...attributes}
            type="email"
            required
            maxLength={testimonialLimits.email}
            autoComplete="email"
          />
        ),
        { hint: words.hints.email },
      )}
      {row('company', words.optional, (attributes) => (
        <input
          {...attributes}
          type="text"
          maxLength={testimonialLimits.company}
          autoComplete="organization"
        />
      ))}
      {row('role', words.optional, (attributes) => (
        <input
          {...attributes}
          type="text"
          maxLength={testimonialLimits.role}
          autoComplete="organization-title"
        />
      ))}
      {row('serviceType', STAR, (attributes) => (
        <select {...attributes} required>
          <option value="">{words.select}</option>
          {Object.entries(services).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <StarRating words={words} value={values.rating} />
      <div className="whole-row">
        {row('content', STAR, (attributes) => (
          <textarea {...attributes} ref={content} required maxLength={testimonialLimits.content} rows={5} />
        ))}
        <div role="status">
          {drafted === 'testimonial' && (
            <p className="field-hint mt-1">
              {words.help.draft}{' '}
              <button type="button" className="link" onClick={putBack}>
                {words.help.undo}
              </button>
            </p>
          )}
        </div>
        {help('testimonial')}
        <input type="hidden" name="ownWords" ref={ownWords} defaultValue={values.ownWords} />
      </div>
      <div className="whole-row">
        {row('projectDetails', words.optional, (attributes) => (
          <textarea {...attributes} ref={details} maxLength={testimonialLimits.projectDetails} rows={3} />
        ))}
        <div role="status">
          {drafted === 'projectDetails' && <p className="field-hint mt-1">{words.help.draft}</p>}
        </div>
        {help('projectDetails')}
      </div>
      <PhotoField words={words} problem={problems.photo} />
      <fieldset className="whole-row">
        <legend className="field-label">{words.labels.nameShown}</legend>
        {nameChoices.map((choice) => (
          <label key={choice} className="name-choice">
            <input
              type="radio"
              name="nameShown"
              value={choice}
              defaultChecked={choice === (values.nameShown ?? 'full')}
            />
            {words.names[choice]}
          </label>
        ))}
      </fieldset>
      <Consent
        id={fieldId('consent')}
        text={words.consent}
        link={words.consentLink}
        error={problems.consent && problemText(words, 'consent', problems.consent)}
        isGiven={!!values.consent}
        privacyPath={privacyPath}
        className="whole-row"
      />
      {/* Seen by machines only. */}
      <div className="hidden" aria-hidden>
        <label htmlFor="testimonial-website">{words.honeypot}</label>
        <input type="text" id="testimonial-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}
