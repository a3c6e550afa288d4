import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

/** Writes something down for the team. */
export function NoteForm({ formKey }: { formKey: string }) {
  return (
    <OfficeForm intent="add-note" hidden={{ key: formKey }} empties keepsDraft className="grid gap-2">
      {({ busy }) => (
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
    </OfficeForm>
  )
}

type OwnNote = { id: string; text: string }

/** Changes a note of one's own, or takes it away. */
export function EditNote({ note }: { note: OwnNote }) {
  return (
    <details className="mt-1">
      <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">Edit</summary>
      <OfficeForm
        version={note.text}
        intent="edit-note"
        item={note.id}
        keepsDraft
        hidden={{ seen: note.text }}
        className="mt-1 grid gap-2"
      >
        {({ busy }) => (
          <>
            <textarea
              name="text"
              aria-label="Note"
              rows={3}
              required
              maxLength={leadWorkLimits.note}
              defaultValue={note.text}
              className="admin-field block resize-y field-sizing-content"
            />
            <button type="submit" disabled={busy} className="admin-button justify-self-end">
              {busy ? 'Saving…' : 'Save'}
            </button>
          </>
        )}
      </OfficeForm>
      <DeleteItem intent="delete-note" item={note.id} what="note" />
    </details>
  )
}

type DeleteProps = { intent: string; item: string; what: string }

/** Asks first; what is gone can be brought back for a while. */
export function DeleteItem({ intent, item, what }: DeleteProps) {
  return (
    <details className="mt-1">
      <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">Delete…</summary>
      <OfficeForm intent={intent} item={item} className="mt-1">
        {({ busy }) => (
          <button type="submit" disabled={busy} className="admin-button admin-button-danger">
            {busy ? 'Deleting…' : `Delete this ${what}`}
          </button>
        )}
      </OfficeForm>
    </details>
  )
}
