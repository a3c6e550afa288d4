import type { ReactNode } from 'react'
import { Consent } from '#app/ui/site/consent.tsx'
import { Field, type FieldAttributes } from '#app/ui/site/field.tsx'
import { Honeypot } from '#app/ui/site/honeypot.tsx'
import type { DemoFormWords } from '#content/copy/en/book.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import type { DemoField, DemoProblems } from '#server/bookings/book/submit-demo.ts'
import type { DemoPreset } from './demo-answer.ts'

type Props = {
  /** The prefix of the element ids. */
  id: string
  words: DemoFormWords
  problems: DemoProblems
  preset: DemoPreset
  privacyPath: string
}

/** The fields of the demo form besides day and time. */
export function DemoFields({ id, words, problems, preset, privacyPath }: Props) {
  function row(
    name: keyof DemoFormWords['labels'],
    mark: string | undefined,
    control: (attributes: FieldAttributes & { name: string; defaultValue: string | undefined }) => ReactNode,
    className?: string,
  ) {
    const problem = problems[name]
    return (
      <Field
        id={`${id}-${name}`}
        label={words.labels[name]}
        mark={mark}
        error={problem && problemText(words, name, problem)}
        {...(className ? { className } : {})}
      >
        {(attributes) => control({ ...attributes, name, defaultValue: preset[name] })}
      </Field>
    )
  }

  return (
    <div className="demo-fields">
      {row('name', undefined, (field) => (
        <input {...field} type="text" required maxLength={demoLimits.name} autoComplete="name" />
      ))}
      {row('email', undefined, (field) => (
        <input {...field} type="email" required maxLength={demoLimits.email} autoComplete="email" />
      ))}
      {row('company', words.optional, (field) => (
        <input {...field} type="text" maxLength={demoLimits.company} autoComplete="organization" />
      ))}
      {row('phone', words.optional, (field) => (
        <input {...field} type="tel" maxLength={demoLimits.phone} autoComplete="tel" />
      ))}
      {row(
        'service',
        undefined,
        (field) => (
          <select {...field}>
            {demoServices.map((service) => (
              <option key={service} value={service}>
                {words.services[service]}
              </option>
            ))}
          </select>
        ),
        'demo-whole-row',
      )}
      {row(
        'message',
        words.optional,
        (field) => (
          <textarea {...field} rows={3} maxLength={demoLimits.message} />
        ),
        'demo-whole-row',
      )}
      <Consent
        id={`${id}-consent`}
        text={words.consent}
        link={words.consentLink}
        privacyPath={privacyPath}
        opensBeside
        isGiven={!!preset.consent}
        error={problems.consent && words.problems.consent}
        className="demo-whole-row"
      />
      <Honeypot id={`${id}-website`} label={words.honeypot} />
    </div>
  )
}

type Problem = NonNullable<DemoProblems[DemoField]>

/** Returns the message for a field's problem. */
export function problemText({ problems }: DemoFormWords, field: DemoField, problem: Problem): string {
  return problem === 'required' && (field === 'date' || field === 'time')
    ? problems[field]
    : problems[problem]
}
