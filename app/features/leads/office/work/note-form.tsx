import { OfficeForm } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

/** Adds a note for the team. */
export function NoteForm({ formKey }: { formKey: string }) {
  return (
    <OfficeForm intent="add-note" hidden={{ key: formKey }} empties keepsDraft className="grid gap-2">
      {({ busy }) => (
        <>
          <Field label="New note" hidesLabel>
            <Textarea
              name="text"
              rows={2}
              required
              maxLength={leadWorkLimits.note}
              placeholder="Add a note (visible to your team)"
              className="field-sizing-content"
            />
          </Field>
          <Button type="submit" busy={busy} className="justify-self-end">
            {busy ? 'Adding…' : 'Add note'}
          </Button>
        </>
      )}
    </OfficeForm>
  )
}

type EditProps = { note: { id: string; text: string }; onClose: () => void }

/** Changes an own note. */
export function EditNote({ note, onClose }: EditProps) {
  return (
    <OfficeForm
      version={note.text}
      intent="edit-note"
      item={note.id}
      keepsDraft
      onDone={onClose}
      className="mt-1 grid gap-2"
    >
      {({ busy }) => (
        <>
          <Field label="Note" hidesLabel>
            <Textarea
              name="text"
              rows={3}
              required
              maxLength={leadWorkLimits.note}
              defaultValue={note.text}
              className="field-sizing-content"
            />
          </Field>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
          </div>
        </>
      )}
    </OfficeForm>
  )
}
