import { Calendar } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { ListFilters, listAddress } from '#app/office/list-filters.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { SearchField } from '#app/office/search-field.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Page } from '#app/ui/page.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Toolbar } from '#app/ui/toolbar.tsx'
import { bookingSpanWords, bookingStatusWords } from '#content/office/booking-words.ts'
import { bookingStatuses } from '#domain/bookings/booking.ts'
import {
  type BookingFilters,
  bookingFilterPairs,
  bookingSpans,
  isBookingsNarrowed,
} from '#domain/bookings/booking-filters.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingList } from './booking-list.tsx'
import { BookingsHead } from './bookings-head.tsx'
import { BOOKINGS } from './paths.ts'
import { useFreshNow } from './use-fresh-now.ts'

type Props = {
  filters: BookingFilters
  mail: MailKind
  page: { bookings: BookingRow[]; total: number; pages: number; clock: BusinessClock; unmarked: number }
}

/** The bookings in the order of their start, those to come first asked for. */
export function ListScreen({ filters, mail, page: { bookings, total, pages, clock, unmarked } }: Props) {
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  useFreshNow()
  const today = clockTime(clock.now, clock.timeZone).date
  return (
    <Page>
      <BookingsHead view="list" date={today} today={today} />
      <Filters filters={filters} count={describeCount(total, filters, clock)} />
      <div className="px-4 pb-4">
        <Unmarked count={unmarked} />
        {bookings.length > 0 ? (
          <div aria-busy={loading} className="aria-busy:opacity-60">
            <BookingList bookings={bookings} clock={clock} mail={mail} />
          </div>
        ) : (
          <Empty filters={filters} />
        )}
        <Pages filters={filters} pages={pages} />
      </div>
    </Page>
  )
}

function Filters({ filters, count }: Pick<Props, 'filters'> & { count: string }) {
  const pairs = bookingFilterPairs({ ...filters, page: 1 })
  return (
    <Toolbar
      label="Filters"
      end={
        <p role="status" className="text-muted max-lg:sr-only">
          {count}
        </p>
      }
    >
      <SearchField
        label="Bookings"
        placeholder="Name, e-mail, company, phone or number"
        value={filters.search}
        kept={pairs.filter(([name]) => name !== 'q')}
      />
      <ListFilters
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
            all: 'Any status',
            chosen: filters.status,
            options: bookingStatuses.map((status) => [status, bookingStatusWords[status]]),
          },
        ]}
        addressWith={(changes) => listAddress(BOOKINGS, pairs, changes)}
      />
      {isBookingsNarrowed(filters) ? (
        <ButtonLink variant="quiet" size="small" preventScrollReset to={BOOKINGS}>
          Clear
        </ButtonLink>
      ) : null}
    </Toolbar>
  )
}

/** Past demos without an outcome, which are not among the upcoming ones. */
function Unmarked({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className="pb-3">
      <Banner
        tone="amber"
        action={
          <ButtonLink size="small" to={listAddress(BOOKINGS, [], { status: 'booked', when: 'past' })}>
            Show
          </ButtonLink>
        }
      >
        {count === 1
          ? '1 past demo has no outcome yet'
          : `${counted.format(count)} past demos have no outcome yet`}
      </Banner>
    </div>
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
  const everywhere = listAddress(BOOKINGS, bookingFilterPairs({ ...filters, when: 'all', page: 1 }))
  return (
    <EmptyState
      icon={Calendar}
      title={isNarrowed ? 'No matching bookings' : 'No upcoming demos'}
      actions={filters.when === 'all' ? undefined : <ButtonLink to={everywhere}>Show all dates</ButtonLink>}
    >
      {isNarrowed ? 'Try fewer words or another filter.' : 'Demos from today on appear here.'}
    </EmptyState>
  )
}

function Pages({ filters, pages }: { filters: BookingFilters; pages: number }) {
  const { page } = filters
  const address = (page: number) => listAddress(BOOKINGS, bookingFilterPairs({ ...filters, page }))
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
