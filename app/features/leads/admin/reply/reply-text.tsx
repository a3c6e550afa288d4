import { useEffect, useRef, useState } from 'react'
import { textOf } from '#app/components/back-office/form-values.ts'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

type Props = {
  text: string
  /** The form that is on its way. */
  sent: FormData | undefined
  result: OfficeResult<{ text: string }> | undefined
}

/**
 * The words of an answer. A draft that was asked for comes in their place, and the words that stood there can be had
 * back. Where somebody wrote on meanwhile, it is only offered.
 */
export function ReplyText({ text, sent, result }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string>()
  const [late, setLate] = useState<string>()
  const draft = result?.ok ? result.text : undefined
  const shown = useRef(result)
  const asked = useRef<string>(undefined)
  // A field that nobody has typed into would follow another one, before the effect below sees what stood in it.
  const [first] = useState(text)

  useEffect(() => {
    if (sent?.get('intent') === 'draft') asked.current = textOf(sent, 'text')
  }, [sent])

  function putIn(text: string) {
    if (!field.current) return
    setBefore(field.current.value)
    setLate(undefined)
    field.current.value = text
    // Who is writing elsewhere by now goes on there.
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
        <label htmlFor="reply-text" className="font-medium">
          {draft === undefined || late !== undefined ? 'Text' : 'Text (a draft: read it before it goes out)'}
        </label>
        {late === undefined ? null : (
          <p role="status" className="text-sm">
            The draft is there. You wrote on meanwhile.{' '}
            <button type="button" className="admin-link min-h-6 cursor-pointer" onClick={() => putIn(late)}>
              Put the draft in
            </button>
          </p>
        )}
        {before === undefined ? null : (
          <button
            type="button"
            className="admin-link min-h-6 cursor-pointer text-sm"
            onClick={() => {
              if (field.current) field.current.value = before
              setBefore(undefined)
            }}
          >
            Back to my words
          </button>
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
        className="admin-field mt-1 block max-h-[70vh] min-h-48 resize-y field-sizing-content"
      />
    </div>
  )
}
