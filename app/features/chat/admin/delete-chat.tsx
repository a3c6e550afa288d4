import { useState } from 'react'
import { useFetcher } from 'react-router'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'

/** Deletes the chat whose page it stands on, once that was asked. */
export function DeleteChat({ name, messages }: { name: string | null; messages: number }) {
  const fetcher = useFetcher<OfficeResult>({ key: 'delete-chat' })
  const [isAsking, setAsking] = useState(false)
  const busy = fetcher.state !== 'idle'
  return (
    <>
      <button type="button" className="admin-button admin-button-danger" onClick={() => setAsking(true)}>
        Delete
      </button>
      <QuestionDialog
        question={isAsking ? 'Are you sure you want to delete this chat?' : undefined}
        fetcher={fetcher}
        onClose={() => setAsking(false)}
      >
        {(cancel) => (
          <fetcher.Form method="post">
            <p className="mt-2 break-words">
              <strong>{name ?? 'A visitor'}</strong>, {messages} {messages === 1 ? 'message' : 'messages'}. A
              lead or a demo that came of it stays. This cannot be undone.
            </p>
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              {cancel}
              <button
                type="submit"
                name="intent"
                value="delete"
                disabled={busy}
                className="admin-button admin-button-danger"
              >
                {busy ? 'Deleting…' : 'Delete'}
              </button>
            </div>
          </fetcher.Form>
        )}
      </QuestionDialog>
    </>
  )
}
