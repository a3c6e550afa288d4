import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'

/** Adds a note for the team. */
export function NoteForm({ formKey }: { formKey: string }) {
  return (
    <OfficeForm
      intent="add-note"
      hidden={{ key: formKey }}
      empties
      keepsDraft
      className="group/note flex items-end gap-2"
    >
      <Field label="New note" hidesLabel className="flex-1">
        <Textarea
          name="text"
          rows={1}
          required
          maxLength={leadWorkLimits.note}
          placeholder="Add a note (visible to your team)"
          // One line until it is used. It stays large while the button beside it is pressed.
          className="field-sizing-content resize-none not-focus:placeholder-shown:min-h-(--control)"
        />
      </Field>
      <FormButtons submit="Add note" />
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
      <FormButtons submit="Save" onCancel={onClose} />
    </OfficeForm>
  )
}
