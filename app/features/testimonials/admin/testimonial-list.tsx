import { useState } from 'react'
import { Link, useFetcher, useLocation, useNavigation } from 'react-router'
import { ShortcutHints } from '#app/components/back-office/shortcuts/shortcut-hints.tsx'
import { TickAll } from '#app/components/back-office/tick-all.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { testimonialSortWords } from '#content/testimonials/moderation-words.ts'
import { readSeen } from '#domain/testimonials/seen-standing.ts'
import { type TestimonialFilters, testimonialFilterPairs } from '#domain/testimonials/testimonial-filters.ts'
import type { TestimonialStats } from '#domain/testimonials/testimonial-stats.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteDialog, type Doomed } from './delete-dialog.tsx'
import { listShortcuts } from './shortcut-keys.ts'
import { TestimonialFigures } from './testimonial-figures.tsx'
import { isNarrowed, TestimonialFilterForm } from './testimonial-filter-form.tsx'
import { TestimonialTable } from './testimonial-table.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'
import { useShortcuts } from './use-shortcuts.ts'

type Props = {
  filters: TestimonialFilters
  list: { testimonials: TestimonialItem[]; total: number; page: number; pages: number }
  stats: TestimonialStats | null
  quarantined: number
}

const BULK_FORM = 'ticked-testimonials'

/** The testimonials with the figures over all of them, to be moderated one by one or several at once. */
export function TestimonialList({ filters, list, stats, quarantined }: Props) {
  const { testimonials, total } = list
  const [doomed, setDoomed] = useState<Doomed[]>([])
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  const deletion = useFetcher<OfficeResult>({ key: 'delete-testimonials' })
  const area = useShortcuts(testimonials)

  const ask = (ids: string[]) =>
    setDoomed(testimonials.filter(({ id }) => ids.some((chosen) => readSeen(chosen).id === id)))
  return (
    <div ref={area}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>Testimonials</h1>
        <Link to={`${TESTIMONIALS}/held-back`} className="admin-link flex min-h-11 items-center">
          {`Spam (${quarantined})`}
        </Link>
      </div>
      <div className="mt-3">
        <TestimonialFigures stats={stats} />
      </div>
      <TestimonialFilterForm filters={filters} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="text-muted text-sm">
            {describeCount(total, filters)}
          </p>
          {testimonials.length > 0 ? <TickAll form={BULK_FORM} /> : null}
        </div>
        {testimonials.length > 0 ? <ShortcutHints lines={listShortcuts} most={7} /> : null}
      </div>
      {testimonials.length > 0 ? (
        <div aria-busy={loading} className="group/list mt-2 aria-busy:opacity-60">
          <TestimonialTable
            testimonials={testimonials}
            bulkForm={BULK_FORM}
            onDelete={({ id }) => ask([id])}
          />
          <BulkBar id={BULK_FORM} onDelete={ask} />
        </div>
      ) : (
        <Empty narrowed={isNarrowed(filters)} />
      )}
      <Pages filters={filters} page={list.page} pages={list.pages} />
      <DeleteDialog testimonials={doomed} fetcher={deletion} onClose={() => setDoomed([])} />
    </div>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function describeCount(total: number, filters: TestimonialFilters): string {
  const narrowed = isNarrowed(filters)
  if (total === 0 && !narrowed) return ''
  const testimonials = `${counted.format(total)} ${total === 1 ? 'testimonial' : 'testimonials'}`
  return `${testimonials}${narrowed ? ' found' : ''}, ${testimonialSortWords[filters.sort].toLowerCase()}`
}

function Empty({ narrowed }: { narrowed: boolean }) {
  if (!narrowed) {
    return (
      <EmptyState title="No testimonials yet">
        The first one from the contact page appears here. Ask for one on the page of a lead that was won.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nothing matches"
      actions={<ButtonLink to={TESTIMONIALS}>Show all testimonials</ButtonLink>}
    >
      No testimonial has all of these. Try fewer words or another filter.
    </EmptyState>
  )
}

function Pages({ filters, page, pages }: { filters: TestimonialFilters; page: number; pages: number }) {
  if (pages === 1) return null
  const address = (at: number) => addressOf({ ...filters, page: at })
  return (
    <Pagination
      newer={page > 1 ? address(page - 1) : undefined}
      older={page < pages ? address(page + 1) : undefined}
      words={{ newer: 'Previous', older: 'Next' }}
    >
      {`Page ${counted.format(page)} of ${counted.format(pages)}`}
    </Pagination>
  )
}

function addressOf(filters: TestimonialFilters): string {
  return `${TESTIMONIALS}?${new URLSearchParams(testimonialFilterPairs(filters))}`
}
