import { useEffect, useRef, useState } from 'react'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { textOf } from '#app/office/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

type Props = {
  text: string
  /** The form data while it is being sent. */
  sent: FormData | undefined
  result: OfficeResult<{ text: string }> | undefined
}

/**
 * The text of a reply. A draft replaces it, and the text before can be restored. If someone typed meanwhile, the
 * draft is only offered.
 */
export function ReplyText({ text, sent, result }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string>()
  const [late, setLate] = useState<string>()
  const draft = result?.ok ? result.text : undefined
  const shown = useRef(result)
  const asked = useRef<string>(undefined)
  // An untouched field would show a new text before the effect below compares it.
  const [first] = useState(text)

  useEffect(() => {
    if (sent?.get('intent') === 'draft') asked.current = textOf(sent, 'text')
  }, [sent])

  function putIn(text: string) {
    if (!field.current) return
    setBefore(field.current.value)
    setLate(undefined)
    field.current.value = text
    // Leave the focus if the user is typing in another field.
    if (!document.activeElement?.matches('input, select, textarea')) field.current.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    if (result === shown.current) return
    shown.current = result
    if (draft === undefined) return
    if (field.current?.value === asked.current) putIn(draft)
    else setLate(draft)
  }, [result])

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="reply-text" className="font-[550] text-small">
          {draft === undefined || late !== undefined ? 'Text' : 'Text (a draft: read it before you send it)'}
        </label>
        {late === undefined ? null : (
          <p role="status" className="text-small">
            The draft is ready, and you have typed since.{' '}
            <Button size="small" onClick={() => putIn(late)}>
              Use the draft
            </Button>
          </p>
        )}
        {before === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              if (field.current) field.current.value = before
              setBefore(undefined)
            }}
          >
            Restore my text
          </Button>
        )}
      </div>
      <textarea
        ref={field}
        id="reply-text"
        name="text"
        required
        rows={14}
        maxLength={leadWorkLimits.reply}
        defaultValue={first}
        dir="auto"
        className="ui-input mt-1 max-h-[70vh] min-h-48 field-sizing-content"
      />
    </div>
  )
}
