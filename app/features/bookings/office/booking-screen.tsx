import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { contactIcons, contactLinks, contactWords } from '#app/office/contact-links.tsx'
import { MailList } from '#app/office/mail-list.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import { useRestoredFocus } from '#app/office/use-restored-focus.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { OpenBooking } from '#server/bookings/get-booking.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMark } from './booking-mark.tsx'
import { CancelForm } from './cancel-form.tsx'
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
          <Links booking={booking} />
        </div>
        <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-4">
            {isChangeable ? (
              <Card title="Move or cancel">
                <MoveForm
                  key={id}
                  name={name}
                  email={booking.email}
                  version={sequence}
                  free={free}
                  mail={mail}
                />
                <hr className="my-4 border-line" />
                <CancelForm name={name} version={sequence} mail={mail} />
              </Card>
            ) : null}
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
            <Card title="Details">
              <BookingFacts booking={booking} place={booking.place} />
            </Card>
            <Card title="History">
              <BookingHistory activities={activities} />
            </Card>
            <Card title="E-mails">
              <MailList mails={emails} />
            </Card>
          </div>
        </div>
      </div>
    </Page>
  )
}

/** The links to the visitor, to what is known about them, and to one's own calendar. */
function Links({ booking }: Pick<Props, 'booking'>) {
  const { id, leadId, conversationId, status, withdrawnAt } = booking
  return (
    <>
      {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : null}
      {contactLinks(booking).map(({ kind, link }) => (
        <ButtonLink key={kind} {...link} icon={contactIcons[kind]}>
          {contactWords[kind]}
        </ButtonLink>
      ))}
      {leadId ? <ButtonLink to={`/del-admin-dashboard/leads/${leadId}`}>Lead</ButtonLink> : null}
      {conversationId ? (
        <ButtonLink to={`/del-admin-dashboard/chats/${conversationId}`}>Chat</ButtonLink>
      ) : null}
      {status === 'booked' ? (
        <ButtonLink to={`${BOOKINGS}/${id}/demo.ics`} reloadDocument>
          Add to calendar
        </ButtonLink>
      ) : null}
    </>
  )
}
