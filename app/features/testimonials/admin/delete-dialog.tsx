import type { FetcherWithComponents } from 'react-router'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'

export type Doomed = { id: string; name: string }

type Props = {
  /** What is to be deleted, while that is asked; nothing otherwise. */
  testimonials: Doomed[]
  fetcher: FetcherWithComponents<OfficeResult | undefined>
  onClose: () => void
}

const NAMED = 5

/** Asks before testimonials are deleted. */
export function DeleteDialog({ testimonials, fetcher, onClose }: Props) {
  const busy = fetcher.state !== 'idle'
  const names = testimonials.slice(0, NAMED).map(({ name }) => name)
  const others = testimonials.length - names.length
  return (
    <QuestionDialog
      question={testimonials.length > 0 ? questionAbout(testimonials) : undefined}
      fetcher={fetcher}
      onClose={onClose}
    >
      {(cancel) => (
        <fetcher.Form method="post">
          {testimonials.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <p className="mt-2 [overflow-wrap:anywhere]">
            <strong>{names.join(', ')}</strong>
            {others > 0 ? ` and ${others} more` : ''}: the words, the photo, the reply and the mails go too.
            Right afterwards Undo brings {testimonials.length === 1 ? 'it' : 'them'} back, without the mails.
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
  )
}

function questionAbout(testimonials: readonly Doomed[]): string {
  return testimonials.length === 1
    ? 'Are you sure you want to delete this testimonial?'
    : `Are you sure you want to delete these ${testimonials.length} testimonials?`
}
