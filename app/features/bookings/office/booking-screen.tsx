import { CalendarClock, CalendarPlus, Video, X } from 'lucide-react'
import { useState } from 'react'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { contactIcons, contactLinks, contactWords } from '#app/office/contact-links.tsx'
import { sayUntil, wholeDay, zoneName } from '#app/office/day-words.ts'
import { MailCard } from '#app/office/mail-list.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { Page } from '#app/office/page.tsx'
import { When } from '#app/office/when.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Menu, MenuItem, MenuLink } from '#app/ui/overlay/menu.tsx'
import { Timeline, TimelineItem } from '#app/ui/timeline.tsx'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatSpan } from '#domain/indian-time.ts'
import type { OpenBooking } from '#server/bookings/get-booking.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingMark } from './booking-mark.tsx'
import { CancelDialog } from './cancel-form.tsx'
import { MarkForm } from './mark-form.tsx'
import { MoveForm } from './move-form.tsx'
import { NotesForm } from './notes-form.tsx'
import { BOOKINGS } from './paths.ts'

type Props = OpenBooking & { mail: MailKind; now: string }

/** Everything about one booking. */
export function BookingScreen(props: Props) {
  const { booking, isChangeable, isOver, activities, emails, free, mail, now } = props
  const { id, name, status, sequence, startsAt, endsAt, place, message } = booking
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const start = clockTime(startsAt, free.timeZone)
  // The most urgent one is first: to say how it went, to meet or call the visitor, to change the time.
  const buttons = [
    isOver && status !== 'cancelled' ? <MarkForm key="mark" status={status} /> : null,
    ...contactButtons(booking, isChangeable && !isMoving),
    isChangeable ? (
      <Button
        key="move"
        icon={CalendarClock}
        aria-expanded={isMoving}
        aria-controls="move"
        onClick={() => {
          // The calendar opens at the top, which the browser would keep out of sight after scrolling.
          if (!isMoving) scrollTo(0, 0)
          setMoving(!isMoving)
        }}
      >
        Move
      </Button>
    ) : null,
  ].filter((button) => button !== null)
  return (
    <Page
      title={name}
      back={{ to: BOOKINGS, label: 'Bookings' }}
      tabs={
        <div className="max-md:pl-12">
          <BookingMark status={status} isOver={isOver} />
        </div>
      }
      actions={
        <>
          <div className="flex gap-2 max-md:hidden">{buttons.toReversed()}</div>
          {status === 'booked' ? (
            <Menu label="More actions for this demo">
              <MenuLink icon={CalendarPlus} to={`${BOOKINGS}/${id}/demo.ics`} reloadDocument>
                Add to calendar
              </MenuLink>
              {isChangeable ? (
                <MenuItem icon={X} danger onClick={() => setCancelling(true)}>
                  Cancel demo
                </MenuItem>
              ) : null}
            </Menu>
          ) : null}
        </>
      }
    >
      <div className="page-body grid gap-4">
        <div>
          <p className="font-[620] text-base">
            <time dateTime={startsAt}>
              {wholeDay(start.date, now)}, {formatSpan(start.time, clockTime(endsAt, free.timeZone).time)}
            </time>{' '}
            <span className="font-[450] text-muted text-sm">{zoneName(free.timeZone)}</span>
          </p>
          <p className="text-muted text-small [overflow-wrap:anywhere]">
            {[
              status === 'booked' && sayUntil(startsAt, now, free.timeZone),
              isLink(place) ? 'Online meeting' : place,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {booking.withdrawnAt ? <ConsentWithdrawn at={booking.withdrawnAt} /> : null}
        {isChangeable && isMoving ? (
          <Card id="move" title="Choose a new time">
            <MoveForm
              key={id}
              name={name}
              email={booking.email}
              version={sequence}
              free={free}
              mail={mail}
              onDone={() => setMoving(false)}
            />
          </Card>
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-4">
            {message ? (
              <Card title="Message">
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message}</p>
              </Card>
            ) : null}
            <Card title="Details">
              <BookingFacts booking={booking} place={place} />
            </Card>
          </div>
          <div className="grid min-w-0 gap-4">
            <Card title="Notes">
              <NotesForm key={id} version={sequence} notes={booking.notes} />
            </Card>
            {activities.length > 0 ? (
              <Card title="History">
                <Timeline label="History">
                  {activities.map(({ id, title, description, created_by, created_at }) => (
                    <TimelineItem
                      key={id}
                      icon={CalendarClock}
                      title={created_by ? `${title}, ${created_by}` : title}
                      time={<When at={created_at} />}
                    >
                      {description}
                    </TimelineItem>
                  ))}
                </Timeline>
              </Card>
            ) : null}
            <MailCard mails={emails} />
          </div>
        </div>
      </div>
      {buttons.length > 0 ? (
        <div className="form-bar flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3 *:flex-auto md:hidden">
          {buttons}
        </div>
      ) : null}
      {isChangeable ? (
        <CancelDialog
          name={name}
          version={sequence}
          mail={mail}
          isOpen={isCancelling}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </Page>
  )
}

const isLink = (place: string) => place.startsWith('https://')

/** The links to the meeting and to the visitor. The first one is marked if nothing is more urgent. */
function contactButtons(booking: Props['booking'], isNext: boolean) {
  const { status, place } = booking
  const join =
    status === 'booked' && isLink(place)
      ? [{ label: 'Join', icon: Video, link: { to: place, target: '_blank', rel: 'noreferrer' } }]
      : []
  // The e-mail address is a link among the details.
  const links = contactLinks(booking).filter(({ kind }, _, all) => kind !== 'email' || all.length === 1)
  const ways = links.map(({ kind, link }) => ({
    label: contactWords[kind],
    icon: contactIcons[kind],
    link,
  }))
  return [...join, ...ways].map(({ label, icon, link }, index) => (
    <ButtonLink
      key={label}
      {...link}
      icon={icon}
      variant={isNext && index === 0 ? 'primary' : 'default'}
      className={label === contactWords.whatsApp ? '[&>svg]:text-leaf' : ''}
    >
      {label}
    </ButtonLink>
  ))
}
