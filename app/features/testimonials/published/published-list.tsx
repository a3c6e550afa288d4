import { Link } from 'react-router'
import { Testimonials } from '#app/components/sections/testimonials.tsx'
import type { PublishedList as List, PublishedPages } from './load-published.ts'
import { PublishedFilters } from './published-filters.tsx'

type Props = {
  list: List
  /** The message if no testimonials match the filters. */
  nothing: string
}

/** A page of published testimonials with the average rating and filters. */
export function PublishedList({ list, nothing }: Props) {
  const { cards, rating, filters, shown, pages, words, all } = list
  return (
    <>
      {rating && (
        <>
          <p className="amount">{rating.average}</p>
          <p className="text-muted">{rating.from}</p>
        </>
      )}
      {filters && <PublishedFilters filters={filters} action={all} />}
      <p role="status" className="mt-4 mb-4">
        {cards.length === 0 ? nothing : shown}
      </p>
      <Testimonials cards={cards} words={words} all={all} inColumns />
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
