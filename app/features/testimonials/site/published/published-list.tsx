import { Link } from 'react-router'
import { Testimonials } from '#app/sections/testimonials.tsx'
import type { PublishedList as List, PublishedPages } from './load-published.ts'
import { PublishedFilters } from './published-filters.tsx'

type Props = {
  list: List
  /** The message if no testimonials match the filters. */
  nothing: string
}

/** A page of published testimonials with filters. The hero shows the first of all. */
export function PublishedList({ list, nothing }: Props) {
  const { cards, filters, shown, pages, words, all, isStart } = list
  return (
    <>
      {filters && <PublishedFilters filters={filters} action={all} />}
      <p role="status" className="my-4 empty:hidden">
        {cards.length === 0 ? nothing : shown}
      </p>
      <Testimonials cards={isStart ? cards.slice(1) : cards} words={words} all={all} />
      {pages && <Pages {...pages} />}
    </>
  )
}

function Pages({ label, position, previous, next }: PublishedPages) {
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-3">
      {previous && (
        <Link to={previous.href} className="btn" rel="prev">
          {previous.label}
        </Link>
      )}
      <span>{position}</span>
      {next && (
        <Link to={next.href} className="btn" rel="next">
          {next.label}
        </Link>
      )}
    </nav>
  )
}
