import { ChevronLeft, ChevronRight, Clock, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { monthName, shortDay } from '#app/office/day-words.ts'
import { Page } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { calendarViewWords } from '#content/office/booking-words.ts'
import {
  type CalendarPlace,
  type CalendarView,
  calendarViews,
  placeBeside,
  weekOf,
} from '#domain/bookings/calendar.ts'
import { AVAILABILITY, BOOKINGS, newBookingAddress, placeAddress } from './paths.ts'

type Props = {
  view: CalendarView
  /** The day that the calendar shows. */
  date: string
  today: string
  children: ReactNode
}

const compact = 'max-md:px-2.5 max-md:[&>svg]:hidden'

/** A view of the bookings, below the links to the other views. */
export function BookingsPage({ view, date, today, children }: Props) {
  return (
    <Page
      title="Bookings"
      tabs={
        <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1 max-md:min-h-11 md:gap-x-2 md:px-2">
          <Segments
            label="View"
            segments={calendarViews.map((name) => ({
              label: calendarViewWords[name],
              to:
                name === 'list'
                  ? BOOKINGS
                  : placeAddress({ view: name, date: view === 'list' ? undefined : date }),
              isCurrent: name === view,
            }))}
          />
          {view === 'list' ? null : <Steps place={{ view, date }} today={today} />}
        </div>
      }
      actions={
        <>
          <ButtonLink icon={Clock} to={AVAILABILITY} className={compact}>
            Availability
          </ButtonLink>
          <ButtonLink variant="primary" icon={Plus} to={newBookingAddress()} className={compact}>
            Book a demo
          </ButtonLink>
        </>
      }
    >
      {children}
    </Page>
  )
}

function Steps({ place, today }: { place: CalendarPlace; today: string }) {
  const name = nameOf(place, today)
  const isNow = name === nameOf({ ...place, date: today }, today)
  return (
    <nav aria-label="Time" className="flex items-center">
      <IconLink
        icon={ChevronLeft}
        label={`Previous ${place.view}`}
        to={placeAddress(placeBeside(place, -1))}
      />
      <h2 className="whitespace-nowrap text-small max-md:-mx-2">{name}</h2>
      <IconLink icon={ChevronRight} label={`Next ${place.view}`} to={placeAddress(placeBeside(place, 1))} />
      <ButtonLink
        size="small"
        variant="quiet"
        to={placeAddress({ ...place, date: today })}
        className={isNow ? 'max-md:hidden' : ''}
      >
        Today
      </ButtonLink>
    </nav>
  )
}

function nameOf({ view, date }: CalendarPlace, today: string): string {
  if (view === 'month') return monthName(date)
  const week = weekOf(date)
  const [first = date, last = date] = [week[0], week.at(-1)]
  const until = shortDay(last, today).split(', ')[1] ?? ''
  const [day = '', month = ''] = (shortDay(first).split(', ')[1] ?? '').split(' ')
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isSameMonth ? day : `${day} ${month}`}–${until}`
}
