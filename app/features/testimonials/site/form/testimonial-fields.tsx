import type { ReactNode } from 'react'
import { Consent } from '#app/ui/site/consent.tsx'
import { Field, type FieldAttributes } from '#app/ui/site/field.tsx'
import { Honeypot } from '#app/ui/site/honeypot.tsx'
import type { Copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import { nameChoices, testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { TestimonialProblems } from '#server/testimonials/submit-testimonial.ts'
import { DraftedText } from './drafted-text.tsx'
import { PhotoField } from './photo-field.tsx'
import { StarRating } from './star-rating.tsx'
import type { Fields } from './testimonial-answer.ts'
import { problemText } from './testimonial-texts.ts'

type Props = {
  words: Copy['testimonialForm']
  services: Record<string, string>
  locale: Locale
  problems: TestimonialProblems
  preset: Fields
  privacyPath: string
  hasService: boolean | undefined
}

type TextField = 'name' | 'email' | 'company' | 'role' | 'serviceType' | 'content' | 'projectDetails'

/** Returns the element id of a field. */
export const fieldId = (field: string) => `testimonial-${field}`

/** The fields of the testimonial form. The inputs are uncontrolled; `preset` holds their initial values. */
export function TestimonialFields(props: Props) {
  const { words, services, locale, problems, preset, privacyPath, hasService } = props
  const help = { words, locale, hasService }

  function row(
    field: TextField,
    mark: string | undefined,
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
        {(attributes) => control({ ...attributes, name: field, defaultValue: preset[field] })}
      </Field>
    )
  }

  return (
    <div className="form-grid">
      {row('name', undefined, (attributes) => (
        <input {...attributes} type="text" required maxLength={testimonialLimits.name} autoComplete="name" />
      ))}
      {row(
        'email',
        undefined,
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
      {row('serviceType', undefined, (attributes) => (
        <select {...attributes} required>
          <option value="">{words.select}</option>
          {Object.entries(services).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <StarRating words={words} value={preset.rating} />
      <DraftedText kind="testimonial" {...help}>
        {(ref) =>
          row('content', undefined, (attributes) => (
            <textarea {...attributes} ref={ref} required maxLength={testimonialLimits.content} rows={5} />
          ))
        }
      </DraftedText>
      <DraftedText kind="projectDetails" {...help}>
        {(ref) =>
          row('projectDetails', words.optional, (attributes) => (
            <textarea {...attributes} ref={ref} maxLength={testimonialLimits.projectDetails} rows={3} />
          ))
        }
      </DraftedText>
      <PhotoField words={words} problem={problems.photo} />
      <fieldset>
        <legend className="field-label">{words.labels.nameShown}</legend>
        {nameChoices.map((choice) => (
          <label key={choice} className="choice-line">
            <input
              type="radio"
              name="nameShown"
              value={choice}
              defaultChecked={choice === (preset.nameShown ?? 'full')}
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
        isGiven={!!preset.consent}
        privacyPath={privacyPath}
        className="whole-row"
      />
      <Honeypot id="testimonial-website" label={words.honeypot} />
    </div>
  )
}
