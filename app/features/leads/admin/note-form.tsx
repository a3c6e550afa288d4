import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { WorkForm } from './work-form.tsx'
import type { WorkResult } from './work-result.ts'

/** Writes something down for the team. */
export function NoteForm({ formKey, result }: { formKey: string; result: WorkResult | undefined }) {
  return (
    <WorkForm intent="add-note" result={result} hidden={{ key: formKey }} empties className="grid gap-2">
      {({ draft, busy }) => (
        <>
          <label htmlFor="new-note" className="sr-only">
            New note
          </label>
          <textarea
            id="new-note"
            name="text"
            rows={2}
            required
            maxLength={leadWorkLimits.note}
            defaultValue={draft.text ?? ''}
            placeholder="What should not be forgotten? Only the team reads it."
            className="admin-field block resize-y field-sizing-content"
          />
          <div className="flex justify-end">
            <button type="submit" disabled={busy} className="admin-button">
              {busy ? 'Adding…' : 'Add note'}
            </button>
          </div>
        </>
      )}
    </WorkForm>
  )
}

type OwnNote = { id: string; text: string }

/** Changes a note of one's own, or takes it away. */
export function EditNote({ note, result }: { note: OwnNote; result: WorkResult | undefined }) {
  return (
    <details className="mt-1">
      <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">Edit</summary>
      <WorkForm
        version={note.text}
        intent="edit-note"
        item={note.id}
        hidden={{ seen: note.text }}
        result={result}
        className="mt-1 grid gap-2"
      >
        {({ draft, busy }) => (
          <>
            <textarea
              name="text"
              aria-label="Note"
              rows={3}
              required
              maxLength={leadWorkLimits.note}
              defaultValue={draft.text ?? note.text}
              className="admin-field block resize-y field-sizing-content"
            />
            <button type="submit" disabled={busy} className="admin-button justify-self-end">
              {busy ? 'Saving…' : 'Save'}
            </button>
          </>
        )}
      </WorkForm>
      <DeleteItem intent="delete-note" item={note.id} what="note" result={result} />
    </details>
  )
}

type DeleteProps = { intent: string; item: string; what: string; result: WorkResult | undefined }

/** Asks first; what is gone can be brought back for a while. */
export function DeleteItem({ intent, item, what, result }: DeleteProps) {
  return (
    <details className="mt-1">
      <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">Delete…</summary>
      <WorkForm intent={intent} item={item} result={result} className="mt-1">
        {({ busy }) => (
          <button type="submit" disabled={busy} className="admin-button admin-button-danger">
            {busy ? 'Deleting…' : `Delete this ${what}`}
          </button>
        )}
      </WorkForm>
    </details>
  )
}
