import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { chatLimits } from '#domain/chat/chat-limits.ts'

export type EditedAnswer = {
  id: string
  question: string
  answer: string
  page: string | null
  /** The unanswered questions that it answers, as values of a form field. */
  answered: string
}

type Props = {
  edited: EditedAnswer | undefined
  pages: [id: string, name: string][]
  onClose: () => void
}

/** Writes an answer that the assistant gives from now on. */
export function AnswerDialog({ edited, pages, onClose }: Props) {
  return (
    <Dialog
      isOpen={edited !== undefined}
      onClose={onClose}
      title={edited?.answer ? 'Edit the answer' : 'Write the answer'}
      description="The assistant gives this answer at once, also to questions that are nearly the same."
    >
      {edited ? (
        <OfficeForm
          intent="save-answer"
          item={edited.id}
          hidden={{ id: edited.id, question: edited.answered }}
          onDone={onClose}
          className="mt-4 grid gap-3"
        >
          <Field label="Question" required>
            <Input
              name="asked"
              defaultValue={edited.question}
              maxLength={chatLimits.messageLength}
              dir="auto"
            />
          </Field>
          <Field label="Answer" required hint="As visitors read it, in the language of the question.">
            <Textarea
              name="answer"
              rows={5}
              defaultValue={edited.answer}
              maxLength={chatLimits.messageLength}
              dir="auto"
            />
          </Field>
          <Field label="Page" hint="A link below the answer.">
            <Select name="page" defaultValue={edited.page ?? ''} empty="No page" options={pages} />
          </Field>
          <DialogActions>
            <DialogCancel />
            <SubmitButton variant="primary">Save answer</SubmitButton>
          </DialogActions>
        </OfficeForm>
      ) : null}
    </Dialog>
  )
}
