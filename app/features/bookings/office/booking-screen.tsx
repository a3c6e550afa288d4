import { CalendarClock, CalendarPlus, Video, X } from 'lucide-react'
import { useState } from 'react'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { contactIcons, contactLinks, contactWords } from '#app/office/contact-links.tsx'
import { MailList } from '#app/office/mail-list.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { useRestoredFocus } from '#app/office/use-restored-focus.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Menu, MenuItem, MenuLink } from '#app/ui/menu.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Timeline, TimelineItem } from '#app/ui/timeline.tsx'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { OpenBooking } from '#server/bookings/get-booking.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingMark } from './booking-mark.tsx'
import { CancelDialog } from './cancel-form.tsx'
import { wholeDay, zoneName } from './day-words.ts'
import { MarkForm } from './mark-form.tsx'
import { MoveForm } from './move-form.tsx'
import { NotesForm } from './notes-form.tsx'
import { BOOKINGS } from './paths.ts'

type Props = OpenBooking & { mail: MailKind }

/** Everything about one booking. */
export function BookingScreen(props: Props) {
  const { booking, isChangeable, isOver, activities, emails, free, mail } = props
  const { id, name, status, sequence, startsAt, endsAt } = booking
  const heading = useRestoredFocus(`${status} ${sequence}`, (before, now) => before !== now)
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const start = clockTime(startsAt, free.timeZone)
  return (
    <Page>
      <PageHeader
        title={name}
        headingRef={heading}
        back={{ to: BOOKINGS, label: 'Bookings' }}
        tabs={
          <span className="max-md:px-2">
            <BookingMark status={status} isOver={isOver} />
          </span>
        }
        actions={
          status === 'booked' ? (
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
          ) : null
        }
      />
      <div className="mx-auto max-w-280 p-4">
        <p className="font-[620] text-base">
          <time dateTime={startsAt}>
            {wholeDay(start.date)}, {start.time}–{clockTime(endsAt, free.timeZone).time}
          </time>{' '}
          <span className="font-[450] text-muted text-sm">{zoneName(free.timeZone)}</span>
        </p>
        {isOver && status !== 'cancelled' ? <MarkForm status={status} /> : null}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Links booking={booking} isNext={isChangeable && !isMoving} />
          {isChangeable ? (
            <Button
              icon={CalendarClock}
              aria-expanded={isMoving}
              aria-controls="move"
              onClick={() => setMoving(!isMoving)}
            >
              Move
            </Button>
          ) : null}
        </div>
        {isChangeable && isMoving ? (
          <Card id="move" title="Choose a new time" className="mt-4">
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
        <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-4">
            <Card title="Details">
              <BookingFacts booking={booking} place={booking.place} />
            </Card>
            <Card title="Message">
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {booking.message || 'No message.'}
              </p>
            </Card>
            <Card title="Notes">
              <NotesForm key={id} version={sequence} notes={booking.notes} />
            </Card>
          </div>
          <div className="grid min-w-0 gap-4">
            {activities.length > 0 ? (
              <Card title="History">
                <Timeline label="History">
                  {activities.map(({ id, title, description, created_by, created_at }) => (
                    <TimelineItem
                      key={id}
                      icon={CalendarClock}
                      title={created_by ? `${title}, ${created_by}` : title}
                      time={<time dateTime={created_at}>{formatDayAndTime(created_at)}</time>}
                    >
                      {description}
                    </TimelineItem>
                  ))}
                </Timeline>
              </Card>
            ) : null}
            <Card title="E-mails">
              <MailList mails={emails} />
            </Card>
          </div>
        </div>
      </div>
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

type LinksProps = Pick<Props, 'booking'> & {
  /** Whether nothing on the page is more urgent than to meet or call the visitor. */
  isNext: boolean
}

/** The links to the meeting, to the visitor, and to what is known about them. */
function Links({ booking, isNext }: LinksProps) {
  const { leadId, conversationId, status, place, withdrawnAt } = booking
  const join =
    status === 'booked' && place.startsWith('https://')
      ? [{ label: 'Join', icon: Video, link: { to: place, target: '_blank', rel: 'noreferrer' } }]
      : []
  // The e-mail address is a link among the details.
  const links = contactLinks(booking).filter(({ kind }, _, all) => kind !== 'email' || all.length === 1)
  const ways = links.map(({ kind, link }) => ({
    label: contactWords[kind],
    icon: contactIcons[kind],
    link,
  }))
  return (
    <>
      {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : null}
      {[...join, ...ways].map(({ label, icon, link }, index) => (
        <ButtonLink key={label} {...link} icon={icon} variant={isNext && index === 0 ? 'primary' : 'default'}>
          {label}
        </ButtonLink>
      ))}
      {leadId ? <ButtonLink to={`/del-admin-dashboard/leads/${leadId}`}>Lead</ButtonLink> : null}
      {conversationId ? (
        <ButtonLink to={`/del-admin-dashboard/chats/${conversationId}`}>Chat</ButtonLink>
      ) : null}
    </>
  )
}
