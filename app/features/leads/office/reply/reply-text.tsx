import { useEffect, useRef, useState } from 'react'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

type Props = {
  text: string
  /** The form data while it is being sent. */
  sent: FormData | undefined
  result: OfficeResult<{ text: string }> | undefined
}

/** The text of a reply. A draft replaces it, and the text before can be restored. */
export function ReplyText({ text, sent, result }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string>()
  const draft = result?.ok ? result.text : undefined
  // A draft must not be replaced when the page is loaded again.
  const [first] = useState(text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft
  useEffect(() => {
    if (draft === undefined || !field.current) return
    setBefore(field.current.value)
    field.current.value = draft
  }, [result])

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="reply-text" className="font-[550] text-small">
          {draft === undefined ? 'Text' : 'Text (a draft: read it before you send it)'}
        </label>
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
        readOnly={sent?.get('intent') === 'draft'}
        rows={14}
        maxLength={leadWorkLimits.reply}
        defaultValue={first}
        dir="auto"
        className="ui-input mt-1 max-h-[70vh] min-h-48 field-sizing-content"
      />
    </div>
  )
}
