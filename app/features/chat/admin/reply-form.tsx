import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'
import type { ChatResult } from './chat-result.ts'

type Props = {
  mode: ConversationMode
  /** The last message that is shown here. */
  newest: number
  /** What was not sent, on a page that was sent for it whole. */
  draft: string | undefined
}

/** Writes into the visitor's chat. */
export function ReplyForm({ mode, newest, draft }: Props) {
  const fetcher = useFetcher<ChatResult>()
  const text = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<string>(undefined)
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data?.ok || !text.current) return
    // What was typed on while it was sent is not sent yet.
    if (text.current.value === sent.current) text.current.value = ''
    text.current.focus()
  }, [fetcher.state, fetcher.data])
  return (
    <fetcher.Form
      method="post"
      onSubmit={() => {
        sent.current = text.current?.value
      }}
      className="form-bar sticky bottom-0 rounded-b-xl border-line border-t bg-card p-4 sm:px-5"
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="after" value={newest} />
      <label className="block">
        <span className="font-medium">Your reply</span>
        <textarea
          ref={text}
          name="text"
          rows={2}
          required
          maxLength={chatLimits.messageLength}
          defaultValue={draft}
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
    </fetcher.Form>
  )
}
