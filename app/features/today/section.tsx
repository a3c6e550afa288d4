import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'

type Props = {
  id: string
  title: string
  /** How the rows are ordered. */
  order?: string
  /** How many there are; more than that with `hasMore`. */
  total: number
  hasMore?: boolean
  /** How many of them are shown here. */
  shown: number
  /** Where all of them are. */
  all: string
  /** The name of that list, if it has more than these. */
  allWords?: string
  children: ReactNode
}

const counted = new Intl.NumberFormat('en-IN')

/** One part of the queue: the first items of a kind, and a link to all of them. */
export function Section({ id, title, order, total, hasMore = false, shown, all, allWords, children }: Props) {
  const heading = useKeptFocus(total, (before, now) => now < before)
  const count = `${counted.format(total)}${hasMore ? '+' : ''}`
  return (
    <section aria-labelledby={id}>
      <div className="queue-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title} <span>{count}</span>
        </h2>
        {order ? <span className="max-sm:hidden">{order}</span> : null}
        {total > shown ? (
          <Link to={all} className="admin-link ml-auto inline-flex min-h-8 items-center whitespace-nowrap">
            {allWords ?? (
              <>
                <span>{`All ${count}`}</span>
                <span className="sr-only">{` ${title}`}</span>
              </>
            )}
          </Link>
        ) : null}
      </div>
      <ul>{children}</ul>
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
        <a href="/del-admin-dashboard" className="admin-link">
          Try again
        </a>
      </p>
    </section>
  )
}
