import { Calendar } from 'lucide-react'
import { Link, useLocation, useNavigation } from 'react-router'
import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { bookingSpanWords, bookingStatusWords } from '#content/booking-words.ts'
import { bookingStatuses } from '#domain/bookings/booking.ts'
import {
  type BookingFilters,
  bookingFilterPairs,
  bookingSpans,
  isBookingsNarrowed,
  readBookingFilters,
} from '#domain/bookings/booking-filters.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingList } from './booking-list.tsx'
import { BookingsHead } from './bookings-head.tsx'
import { BOOKINGS } from './paths.ts'
import { useFreshNow } from './use-fresh-now.ts'

type Props = {
  filters: BookingFilters
  page: { bookings: BookingRow[]; total: number; pages: number; clock: BusinessClock; unmarked: number }
}

/** The bookings in the order of their start, those to come first asked for. */
export function ListScreen({ filters, page: { bookings, total, pages, clock, unmarked } }: Props) {
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  useFreshNow()
  const today = clockTime(clock.now, clock.timeZone).date
  return (
    <div className="ui-page">
      <BookingsHead view="list" date={today} today={today} />
      <div className="px-4 pb-4">
        <Filters filters={filters} />
        <Unmarked count={unmarked} />
        <p role="status" className="mt-4 text-muted text-sm">
          {describeCount(total, filters, clock)}
        </p>
        {bookings.length > 0 ? (
          <div aria-busy={loading} className="mt-2 aria-busy:opacity-60">
            <BookingList bookings={bookings} clock={clock} />
          </div>
        ) : (
          <Empty filters={filters} />
        )}
        <Pages filters={filters} pages={pages} />
      </div>
    </div>
  )
}

function Filters({ filters }: Pick<Props, 'filters'>) {
  return (
    <FilterForm
      label="Bookings"
      search={{ value: filters.search, placeholder: 'Name, e-mail, company, phone, number' }}
      choices={[
        {
          label: 'Time',
          name: 'when',
          all: 'Today and later',
          chosen: filters.when,
          options: bookingSpans.map((span) => [span, bookingSpanWords[span]]),
        },
        {
          label: 'Status',
          name: 'status',
          all: 'All statuses',
          chosen: filters.status,
          options: bookingStatuses.map((status) => [status, bookingStatusWords[status]]),
        },
      ]}
      clear={isBookingsNarrowed(filters) ? BOOKINGS : undefined}
      toPairs={(get) => bookingFilterPairs(readBookingFilters(get))}
    />
  )
}

/** The menu counts them too, and this list begins with today. */
function Unmarked({ count }: { count: number }) {
  if (count === 0) return null
  const past = bookingFilterPairs({ search: '', page: 1, when: 'past', status: 'booked' })
  return (
    <p className="mt-4">
      <Link to={`?${new URLSearchParams(past)}`} className="admin-link inline-flex min-h-6 items-center">
        {count === 1
          ? '1 past demo has no outcome yet'
          : `${counted.format(count)} past demos have no outcome yet`}
      </Link>
    </p>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function describeCount(total: number, { when }: BookingFilters, { timeZone }: BusinessClock): string {
  if (total === 0) return ''
  const bookings = `${counted.format(total)} ${total === 1 ? 'booking' : 'bookings'}`
  const order = when === 'past' || when === 'all' ? 'latest first' : 'soonest first'
  return `${bookings}, ${order}. Times in ${timeZone}.`
}

function Empty({ filters }: Pick<Props, 'filters'>) {
  const isNarrowed = isBookingsNarrowed(filters)
  const everywhere = bookingFilterPairs({ ...filters, when: 'all', page: 1 })
  return (
    <EmptyState
      icon={Calendar}
      title={isNarrowed ? 'No matching bookings' : 'No upcoming demos'}
      actions={
        filters.when === 'all' ? undefined : (
          <ButtonLink to={`?${new URLSearchParams(everywhere)}`}>Show all dates</ButtonLink>
        )
      }
    >
      {isNarrowed ? 'Try fewer words or another filter.' : 'Demos from today on appear here.'}
    </EmptyState>
  )
}

function Pages({ filters, pages }: { filters: BookingFilters; pages: number }) {
  const { page } = filters
  const address = (page: number) => `?${new URLSearchParams(bookingFilterPairs({ ...filters, page }))}`
  return (
    <Pagination
      newer={page > 1 ? address(Math.min(page - 1, pages)) : undefined}
      older={page < pages ? address(page + 1) : undefined}
      words={{ newer: 'Previous', older: 'Next' }}
    >
      {`Page ${page} of ${pages}`}
    </Pagination>
  )
}
