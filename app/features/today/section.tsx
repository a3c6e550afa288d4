import type { ReactElement } from 'react'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatCount } from '#domain/text/format-count.ts'

type Props<Found> = {
  id: string
  title: string
  /** How the rows are ordered. */
  order?: string
  /** The items with their total; more than that with `hasMore`. Null if they could not be loaded. */
  found: Found | null
  /** How many items the rows show, if a row can show several. */
  shown?: number | undefined
  /** The address of the whole list. */
  all: string
  /** The name of that list, if it has more than these. */
  allWords?: string
  children: (found: Found) => ReactElement[]
}

/** One part of the queue: the first items of a kind, and a link to all of them. Hidden without items. */
export function Section<Found extends { total: number; hasMore?: boolean }>(props: Props<Found>) {
  const { id, title, order, found, all, allWords, children } = props
  if (!found) return <Unread title={title} />
  const { total, hasMore = false } = found
  if (total === 0) return null
  const rows = children(found)
  const count = formatCount(total, hasMore)
  return (
    <section aria-labelledby={id}>
      <div className="queue-head">
        <h2 id={id}>
          {title} <span>{count}</span>
        </h2>
        {order ? <span className="max-sm:hidden">{order}</span> : null}
        {total > (props.shown ?? rows.length) ? (
          <TextLink isAlone to={all} className="ml-auto whitespace-nowrap">
            {allWords ?? (
              <>
                <span>{`All ${count}`}</span>
                <span className="sr-only">{` ${title}`}</span>
              </>
            )}
          </TextLink>
        ) : null}
      </div>
      <ul>{rows}</ul>
    </section>
  )
}

/** Takes the place of a part that could not be loaded. */
export function Unread({ title }: { title: string }) {
  return (
    <section className="queue-unread">
      <h2>{title}</h2>
      <p>
        This could not be loaded.{' '}
        <TextLink to="/del-admin-dashboard" reloadDocument>
          Try again
        </TextLink>
      </p>
    </section>
  )
}
