import { OfficeForm } from '#app/components/back-office/office-form.tsx'

type Props = {
  intent: 'edit' | 'reply' | 'tags'
  button: string
  /** Names the words that are stored, to tell whether they are others. */
  version?: string
  /** What the screen showed, for the server to see whether someone else was faster. */
  seen?: Record<string, string>
  onDone?: () => void
  children?: React.ReactNode
}

/** A form of a testimonial's page. */
export function WritingForm({ intent, button, version, seen, onDone, children }: Props) {
  return (
    <OfficeForm
      intent={intent}
      version={version}
      hidden={seen}
      keepsDraft={children !== undefined}
      onDone={onDone}
      className="grid gap-3"
    >
      {({ busy }) => (
        <>
          {children}
          <div className="flex justify-end">
            <button type="submit" disabled={busy} className="admin-button">
              {busy ? 'Saving…' : button}
            </button>
          </div>
        </>
      )}
    </OfficeForm>
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
