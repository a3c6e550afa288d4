import { useFetcher } from 'react-router'
import { moderationWords } from '#content/testimonials/moderation-words.ts'
import { moderations } from '#domain/testimonials/moderation.ts'

type Props = {
  /** The id by which the boxes in the table know this form. */
  id: string
  /** Asks before the ticked ones are deleted; tells whether it did. */
  onDelete: (ids: string[]) => void
}

/** What can be done with several testimonials at once; its buttons come into sight with the first tick. */
export function BulkBar({ id, onDelete }: Props) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      id={id}
      method="post"
      autoComplete="off"
      aria-label="The ticked ones"
      className="sticky bottom-[calc(var(--bar)+0.5rem)] z-5 mt-3 hidden flex-wrap items-center gap-2 rounded-xl border border-edge bg-card p-2 shadow-lg group-has-[[name=id]:checked]/list:flex lg:w-fit"
    >
      <span className="w-full px-1 text-muted text-sm sm:w-auto">The ticked ones:</span>
      {moderations.map((moderation) => (
        <button
          key={moderation}
          type="submit"
          name="intent"
          value={moderation}
          disabled={busy}
          className="admin-button"
        >
          {moderationWords[moderation]}
        </button>
      ))}
      <button
        type="button"
        disabled={busy}
        className="admin-button admin-button-danger"
        onClick={(event) =>
          onDelete(new FormData(event.currentTarget.form ?? undefined).getAll('id').map(String))
        }
      >
        Delete
      </button>
    </fetcher.Form>
  )
}
