import type { ReactNode } from 'react'
import { Field, type FieldAttributes } from '#app/components/ui/field.tsx'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import type { ContactInfo } from '#domain/chat/conversation.ts'
import { ConsentText } from '../consent-text.tsx'
import type { ChatWords } from '../load-chat-texts.ts'
import { type DemoField, type DemoProblems, dayOf } from './check-demo-form.ts'

type Props = {
  words: ChatWords['demo']
  problems: DemoProblems
  contact: ContactInfo
  privacyPath: string
}

const STAR = '*'

export function DemoFields({ words, problems, contact, privacyPath }: Props) {
  function row(
    name: Exclude<DemoField, 'consent'>,
    mark: string | undefined,
    control: (attributes: FieldAttributes & { name: string }) => ReactNode,
    hint?: string,
  ) {
    const problem = problems[name]
    return (
      <Field
        id={`demo-${name}`}
        label={words.labels[name]}
        mark={mark}
        hint={hint}
        error={problem && words.problems[problem]}
      >
        {(attributes) => control({ ...attributes, name })}
      </Field>
    )
  }

  return (
    <>
      {row('name', STAR, (field) => (
        <input {...field} required maxLength={demoLimits.name} autoComplete="name" />
      ))}
      {row('email', STAR, (field) => (
        <input
          {...field}
          type="email"
          required
          maxLength={demoLimits.email}
          autoComplete="email"
          defaultValue={contact.email}
        />
      ))}
      {row('company', words.optional, (field) => (
        <input {...field} maxLength={demoLimits.company} autoComplete="organization" />
      ))}
      {row('phone', words.optional, (field) => (
        <input
          {...field}
          type="tel"
          maxLength={demoLimits.phone}
          autoComplete="tel"
          defaultValue={contact.phone}
        />
      ))}
      {row('service', undefined, (field) => (
        <select {...field}>
          {demoServices.map((service) => (
            <option key={service} value={service}>
              {words.services[service]}
            </option>
          ))}
        </select>
      ))}
      <div className="chat-pair">
        {row('date', STAR, (field) => (
          <input {...field} type="date" required min={dayOf(new Date())} />
        ))}
        {row(
          'time',
          STAR,
          (field) => (
            <input {...field} type="time" required step={900} />
          ),
          words.timeHint,
        )}
      </div>
      {row('message', words.optional, (field) => (
        <textarea {...field} rows={3} maxLength={demoLimits.message} />
      ))}
      <Consent words={words} isMissing={problems.consent !== undefined} privacyPath={privacyPath} />
    </>
  )
}

function Consent({
  words,
  isMissing,
  privacyPath,
}: {
  words: Props['words']
  isMissing: boolean
  privacyPath: string
}) {
  return (
    <div>
      <div className="chat-consent">
        <input
          type="checkbox"
          id="demo-consent"
          name="consent"
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'demo-consent-error' : undefined}
        />
        <label htmlFor="demo-consent">
          <ConsentText text={words.consent} link={words.consentLink} href={privacyPath} /> {STAR}
        </label>
      </div>
      {isMissing && (
        <p id="demo-consent-error" className="field-error">
          {words.problems.consent}
        </p>
      )}
    </div>
  )
}
