import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

type Props = {
  text: string
  /** The form data while it is being sent. */
  sent: FormData | undefined
  busy: boolean
  result: OfficeResult<{ text: string }> | undefined
}

/** The text of a reply. A draft replaces it, and the text before can be restored. */
export function ReplyText({ text, sent, busy, result }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string>()
  const draft = result?.ok ? result.text : undefined
  const isDrafting = sent?.get('intent') === 'draft'
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
      <div className="flex flex-wrap items-center gap-x-2">
        <label htmlFor="reply-text" className="mr-auto font-[550] text-small">
          {draft === undefined ? 'Message' : 'Message (written by AI: read it before you send it)'}
        </label>
        {before === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              if (field.current) field.current.value = before
              setBefore(undefined)
            }}
          >
            Restore my text
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="draft"
          formNoValidate
          size="small"
          icon={Sparkles}
          disabled={busy}
        >
          {isDrafting ? 'Writing…' : 'Write with AI'}
        </Button>
      </div>
      <textarea
        ref={field}
        id="reply-text"
        name="text"
        required
        readOnly={isDrafting}
        rows={14}
        maxLength={leadWorkLimits.reply}
        defaultValue={first}
        dir="auto"
        className="ui-input mt-1 max-h-[70vh] min-h-48 field-sizing-content"
      />
    </div>
  )
}
