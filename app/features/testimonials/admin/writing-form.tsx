import { useFetcher } from 'react-router'
import { useKeptForm } from '#app/components/back-office/use-kept-form.ts'
import type { TestimonialResult } from './testimonial-result.ts'

type Intent = 'edit' | 'reply' | 'tags'

type Written<Loaded> = {
  /** The testimonial's. */
  id: string
  /** What stands there, to tell whether it is another. */
  loaded: Loaded
  /** What was not saved, when a whole page came back with it. */
  drafts: Record<string, string> | undefined
}

/** Saves something that is written; `draft`: what was not saved. */
export function useWriting<Loaded>(intent: Intent, { id, loaded, drafts }: Written<Loaded>) {
  const fetcher = useFetcher<TestimonialResult>({ key: `testimonial-${intent}-${id}` })
  const refused = fetcher.data?.ok === false ? fetcher.data.draft : undefined
  return { intent, fetcher, draft: refused ?? drafts, ...useKeptForm(loaded, fetcher) }
}

type Props = {
  writing: Pick<ReturnType<typeof useWriting>, 'intent' | 'fetcher'> &
    Partial<Pick<ReturnType<typeof useWriting>, 'watch'>>
  button: string
  /** What the screen showed, for the server to see whether somebody else was quicker. */
  seen?: Record<string, string>
  children?: React.ReactNode
}

/** A form of a testimonial's page. */
export function WritingForm({ writing: { intent, fetcher, watch }, button, seen = {}, children }: Props) {
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" autoComplete="off" className="grid gap-3" {...watch}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="flex justify-end">
        <button type="submit" disabled={busy} className="admin-button">
          {busy ? 'Saving…' : button}
        </button>
      </div>
    </fetcher.Form>
  )
}

type TextProps = {
  label: string
  name: string
  hint?: string
  rows: number
  limit: number
  text: string
  required?: boolean
}

export function TextArea({ label, name, hint, rows, limit, text, required = false }: TextProps) {
  const id = `testimonial-${name}`
  const hintId = `${id}-hint`
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={limit}
        required={required}
        defaultValue={text}
        aria-describedby={hint ? hintId : undefined}
        className="admin-field mt-1 block resize-y"
      />
      {hint ? (
        <span id={hintId} className="mt-1 block text-muted text-sm">
          {hint}
        </span>
      ) : null}
    </div>
  )
}
