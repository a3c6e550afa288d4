import { Link, useNavigation } from 'react-router'
import { tooLongText } from '#app/lib/forms/why-failed.ts'
import type { ShownRecords } from '#app/lib/shown-records.ts'
import { Field } from '#app/ui/site/field.tsx'
import { OnceForm } from '#app/ui/site/once-form.tsx'
import type { myDataPage } from '#content/copy/en/my-data.ts'
import type { MyData } from '#server/privacy/self/my-data.ts'
import type { OwnAnswer, Step } from './own-answer.ts'

type Words = Omit<typeof myDataPage, 'about'> & { about: string }
type Props = {
  words: Words
  data: Omit<MyData, 'records'> & { records: ShownRecords }
  path: string
  done: string | undefined
  answer: OwnAnswer | undefined
}

/** A person's data and the forms to correct it, withdraw consent, and erase it. */
export function OwnDataScreen({ words, data, path, done, answer }: Props) {
  return (
    <div className="shell own-data pt-12 pb-20 md:pt-16">
      <h1 className="title-1">{words.heading}</h1>
      <p className="lead [overflow-wrap:anywhere]">{words.about}</p>
      {done && !answer && (
        <p role="status" className="notice" data-tone="success">
          {done}
        </p>
      )}
      {answer && (
        <p role="alert" className="notice" data-tone="error">
          {answer.message ?? failureText(words, answer)}
        </p>
      )}
      {data.isShared && (
        <p className="notice" data-tone="hint">
          {words.shared}
        </p>
      )}
      {data.records.length === 0 ? <p>{words.nothing}</p> : <OwnRecords {...{ words, data, path, answer }} />}
    </div>
  )
}

function failureText(words: Words, { failure }: OwnAnswer): string {
  if (failure?.kind === 'too-long') return tooLongText(words.tooLong, failure.by)
  return failure?.kind === 'unreachable' ? words.unreached : words.unavailable
}

function OwnRecords({ words, data, path, answer }: Omit<Props, 'done'>) {
  const { downloads, withdraw } = words
  return (
    <>
      <div className="card own-records">
        {data.records.map(({ table, title, rows }) => (
          <details key={table} open={table === 'leads'}>
            <summary>
              <h2>{title}</h2> <span className="text-muted">{rows.length}</span>
            </summary>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered
              <Row key={index} facts={row} />
            ))}
          </details>
        ))}
      </div>
      <section className="card">
        <h2 className="title-3 mb-4">{downloads.heading}</h2>
        <div className="flex flex-wrap gap-3">
          <a href={`${path}/file?as=html`} download className="btn">
            {downloads.read}
          </a>
          <a href={`${path}/file?as=json`} download className="btn">
            {downloads.json}
          </a>
        </div>
      </section>
      {data.contact && <Correct words={words.correct} contact={data.contact} answer={answer} />}
      {data.consent !== 'none' && (
        <section className="card">
          <h2 className="title-3 mb-4">{withdraw.heading}</h2>
          {data.consent === 'given' ? (
            <OnceForm className="grid max-w-prose gap-4">
              <p>{withdraw.text}</p>
              <Submit step="withdraw">{withdraw.submit}</Submit>
            </OnceForm>
          ) : (
            <p>{withdraw.done}</p>
          )}
        </section>
      )}
      <Erase words={words.erase} data={data} />
    </>
  )
}

function Row({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <dl className="own-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type CorrectProps = {
  words: Words['correct']
  contact: NonNullable<MyData['contact']>
  answer: OwnAnswer | undefined
}

function Correct({ words, contact, answer }: CorrectProps) {
  const values = answer?.step === 'correct' ? { ...contact, ...answer.values } : contact
  const fields = [
    { name: 'name', label: words.name, hint: undefined, autoComplete: 'name', type: 'text' },
    { name: 'company', label: words.company, hint: undefined, autoComplete: 'organization', type: 'text' },
    { name: 'phone', label: words.phone, hint: words.phoneHint, autoComplete: 'tel', type: 'tel' },
  ] as const
  return (
    <section className="card">
      <h2 className="title-3 mb-4">{words.heading}</h2>
      <OnceForm className="grid max-w-prose gap-4">
        {fields.map(({ name, label, hint, autoComplete, type }) => (
          <Field
            key={name}
            id={`own-${name}`}
            label={label}
            hint={hint}
            error={answer?.field === name ? words.invalid[name] : undefined}
          >
            {(field) => (
              <input
                {...field}
                type={type}
                name={name}
                autoComplete={autoComplete}
                defaultValue={values[name]}
                required={name === 'name'}
                maxLength={100}
              />
            )}
          </Field>
        ))}
        <Submit step="correct">{words.submit}</Submit>
      </OnceForm>
    </section>
  )
}

function Erase({ words, data }: { words: Words['erase']; data: Props['data'] }) {
  return (
    <section className="card">
      <h2 className="title-3 mb-4">{words.heading}</h2>
      <OnceForm className="grid max-w-prose gap-4">
        <p>
          {words.text} {data.comingDemos > 0 && words.demos}
        </p>
        <Tick type="checkbox" className="box" name="sure" value="yes" required>
          {words.sure}
        </Tick>
        <Submit step="erase">{words.submit}</Submit>
      </OnceForm>
    </section>
  )
}

function Tick({ children, ...field }: React.ComponentProps<'input'>) {
  return (
    <label className="choice-line">
      <input {...field} /> <span>{children}</span>
    </label>
  )
}

function Submit({ step, children }: { step: Step; children: React.ReactNode }) {
  const { formData } = useNavigation()
  return (
    <div>
      <button
        type="submit"
        name="step"
        value={step}
        className="btn"
        disabled={formData?.get('step') === step}
      >
        {children}
      </button>
    </div>
  )
}

/** The page of an expired or invalid link. */
export function NoOwnData({ words, askPath }: { words: Words['gone']; askPath: string }) {
  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <h1 className="title-1">{words.heading}</h1>
      <p className="lead mt-5">{words.text}</p>
      <p className="mt-8">
        <Link to={askPath} className="btn btn-primary">
          {words.button}
        </Link>
      </p>
    </div>
  )
}
