import type { Form as RouterForm } from 'react-router'
import { TESTIMONIALS } from './testimonial-result.ts'

export type Doomed = { id: string; name: string }

type Props = {
  testimonials: Doomed[]
  next: string
  Form: typeof RouterForm | React.ComponentType<React.ComponentProps<typeof RouterForm>>
  busy: boolean
  /** The way back. */
  children: React.ReactNode
}

const NAMED = 5

export function questionAbout(testimonials: readonly Doomed[]): string {
  return testimonials.length === 1
    ? 'Are you sure you want to delete this testimonial?'
    : `Are you sure you want to delete these ${testimonials.length} testimonials?`
}

/** What goes, and the two answers. */
export function DeleteForm({ testimonials, next, Form, busy, children }: Props) {
  const names = testimonials.slice(0, NAMED).map(({ name }) => name)
  const others = testimonials.length - names.length
  return (
    <Form method="post" action={`${TESTIMONIALS}/delete`}>
      <input type="hidden" name="next" value={next} />
      {testimonials.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <p className="mt-2 [overflow-wrap:anywhere]">
        <strong>{names.join(', ')}</strong>
        {others > 0 ? ` and ${others} more` : ''}: the words, the photo, the reply and the mails go too. For
        15 minutes {testimonials.length === 1 ? 'it' : 'they'} can be brought back, without the mails.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {children}
        <button type="submit" disabled={busy} className="admin-button admin-button-danger">
          {busy ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Form>
  )
}
