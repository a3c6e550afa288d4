import { useEffect, useRef, useState } from 'react'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { ReplyResult } from './answer-lead.ts'

/**
 * The words of an answer. A draft that was asked for comes in their place, and the words that stood there can be had
 * back.
 */
export function ReplyText({ text, result }: { text: string; result: ReplyResult | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before, setBefore] = useState<string>()
  const draft = result?.ok ? result.draft?.text : undefined
  const shown = useRef(draft)
  useEffect(() => {
    if (draft === undefined || draft === shown.current || !field.current) return
    shown.current = draft
    setBefore(field.current.value)
    field.current.value = draft
    field.current.focus()
  }, [draft])
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="reply-text" className="font-medium">
          {draft === undefined ? 'Text' : 'Text (a draft: read it before it goes out)'}
        </label>
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
        defaultValue={result?.draft?.text ?? text}
        dir="auto"
        className="admin-field mt-1 block max-h-[70vh] min-h-48 resize-y field-sizing-content"
      />
    </div>
  )
}
