import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'

type Props = {
  id: string
  title: string
  /** How many there are; more than that with `hasMore`. */
  total: number
  hasMore?: boolean
  /** How many of them are shown here. */
  shown: number
  /** Where all of them are. */
  all: string
  /** What that list is called, where it holds more than these. */
  allWords?: string
  children: ReactNode
}

const counted = new Intl.NumberFormat('en-IN')

/** One kind of things to do, the first few of them, and the way to the others. */
export function Section({ id, title, total, hasMore = false, shown, all, allWords, children }: Props) {
  const heading = useKeptFocus(total, (before, now) => now < before)
  const count = `${counted.format(total)}${hasMore ? '+' : ''}`
  return (
    <section aria-labelledby={id} className="admin-card min-w-0">
      <div className="flex items-baseline gap-2 px-4 pt-3 pb-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {title} <span className="font-normal text-muted tabular-nums">{count}</span>
        </h2>
        {total > shown ? (
          <Link to={all} className="admin-link inline-flex min-h-6 items-center whitespace-nowrap">
            {allWords ?? (
              <>
                <span>{`All ${count}`}</span>
                <span className="sr-only">{` ${title}`}</span>
              </>
            )}
          </Link>
        ) : null}
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

/** Stands where a kind of things could not be read; the others are there all the same. */
export function Unread({ title }: { title: string }) {
  return (
    <section className="admin-card px-4 py-3">
      <h2>{title}</h2>
      <p className="text-muted">
        This could not be read just now.{' '}
        <a href="/del-admin-dashboard" className="admin-link">
          Try again
        </a>
      </p>
    </section>
  )
}
