import { useFetcher } from 'react-router'
import { UNDO } from '#app/lib/undo-path.ts'
import { moderationWords } from '#content/testimonials/moderation-words.ts'
import { writeSeen } from '#domain/testimonials/seen-standing.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'

type Props = {
  testimonial: Pick<TestimonialItem, 'id' | 'name' | 'status' | 'featured' | 'allowed' | 'undoId'>
  /** Asks before it deletes. */
  onDelete: () => void
}

/** All that can be done with one testimonial as it stands. Each button is told from those of its neighbours. */
export function ModerationButtons({ testimonial, onDelete }: Props) {
  const { id, name, allowed, undoId } = testimonial
  const fetcher = useFetcher()
  const about = <span className="sr-only"> {name}</span>
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={writeSeen(id, testimonial)} />
      {undoId ? <input type="hidden" name="changeId" value={undoId} /> : null}
      {[...allowed, ...(undoId ? (['undo'] as const) : [])].map((intent) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          formAction={intent === 'undo' ? UNDO : undefined}
          disabled={fetcher.state !== 'idle'}
          className={`admin-button ${intent === 'approve' ? 'admin-button-primary' : ''}`}
        >
          <span>
            {intent === 'undo' ? 'Undo' : moderationWords[intent]}
            {about}
          </span>
        </button>
      ))}
      <button type="button" data-delete="" className="admin-button admin-button-danger" onClick={onDelete}>
        <span>Delete{about}</span>
      </button>
    </fetcher.Form>
  )
}
