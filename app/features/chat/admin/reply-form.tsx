import { useRef } from 'react'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'

type Props = {
  mode: ConversationMode
  /** The last message that is shown here. */
  newest: number
}

/** Writes into the visitor's chat. */
export function ReplyForm({ mode, newest }: Props) {
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <OfficeForm
      intent="reply"
      empties
      keepsDraft
      onDone={() => text.current?.focus()}
      className="form-bar sticky bottom-(--bar) rounded-b-xl border-line border-t bg-card p-4 sm:px-5"
    >
      {({ busy }) => (
        <>
          <input type="hidden" name="after" value={newest} />
          <label className="block">
            <span className="font-medium">Your reply</span>
            <textarea
              ref={text}
              name="text"
              rows={2}
              required
              maxLength={chatLimits.messageLength}
              aria-describedby="reply-hint"
              className="admin-field mt-1 block resize-y"
            />
          </label>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p id="reply-hint" className="min-w-0 flex-1 text-muted text-sm">
              {mode === 'team'
                ? 'It appears in the visitor’s open chat within seconds.'
                : 'It appears in the visitor’s open chat within seconds, and takes the chat over from the assistant.'}
            </p>
            <button type="submit" disabled={busy} className="admin-button admin-button-primary">
              {busy ? 'Sending…' : 'Send'}
            </button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
