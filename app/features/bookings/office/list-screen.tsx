import { Calendar } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { zoneName } from '#app/office/day-words.ts'
import { listAddress } from '#app/office/list-filters.tsx'
import { ListToolbar } from '#app/office/list-toolbar.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { NumberedPages } from '#app/office/numbered-pages.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
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
import { BookingTable } from './booking-table.tsx'
import { BookingsPage } from './bookings-page.tsx'
import { BOOKINGS } from './paths.ts'
import { useFreshNow } from './use-fresh-now.ts'

type Props = {
  filters: BookingFilters
  mail: MailKind
  page: { bookings: BookingRow[]; total: number; pages: number; clock: BusinessClock; unmarked: number }
}

/** The bookings in the order of their start. */
export function ListScreen({ filters, mail, page: { bookings, total, pages, clock, unmarked } }: Props) {
  const { pathname } = useLocation()
  const isLoading = useNavigation().location?.pathname === pathname
  useFreshNow()
  const today = clockTime(clock.now, clock.timeZone).date
  const count = `${counted.format(total)} ${total === 1 ? 'booking' : 'bookings'}`
  return (
    <BookingsPage view="list" date={today} today={today}>
      <Filters filters={filters} count={total === 0 ? '' : count} />
      <Unmarked count={unmarked} />
      <BookingTable
        bookings={bookings}
        clock={clock}
        mail={mail}
        isLoading={isLoading}
        summary={`${isLatestFirst(filters) ? 'Latest first' : 'Soonest first'}. Times in ${zoneName(clock.timeZone)}.`}
        empty={<Empty filters={filters} />}
      />
      <NumberedPages
        page={filters.page}
        pages={pages}
        addressOf={(page) => listAddress(BOOKINGS, bookingFilterPairs({ ...filters, page }))}
      />
    </BookingsPage>
  )
}

const counted = new Intl.NumberFormat('en-IN')

const isLatestFirst = ({ when }: BookingFilters) => when === 'past' || when === 'all'

function Filters({ filters, count }: Pick<Props, 'filters'> & { count: string }) {
  const pairs = bookingFilterPairs({ ...filters, page: 1 })
  return (
    <ListToolbar
      search={{
        label: 'Bookings',
        placeholder: 'Name, contact or number',
        value: filters.search,
        kept: pairs.filter(([name]) => name !== 'q'),
      }}
      count={count}
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
      clearTo={isBookingsNarrowed(filters) ? BOOKINGS : undefined}
    />
  )
}

/** Past demos without an outcome, which are not among the upcoming ones. */
function Unmarked({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className="px-4 pb-3">
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
