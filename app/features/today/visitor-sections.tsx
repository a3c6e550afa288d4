import { MessageSquare, Video } from 'lucide-react'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { shortDay } from '#app/office/day-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { senderWords } from '#content/office/inbox-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatClock, sayWait } from '#domain/indian-time.ts'
import { type Change, QueueRow } from './queue-row.tsx'
import { Section, Unread } from './section.tsx'

const CHATS = '/del-admin-dashboard/chats'
/** Later demos are only a reminder, so that leads and follow-ups stay on a phone's first screen. */
const COMING_SHOWN = 3

const BOOKINGS = '/del-admin-dashboard/bookings'

/** Visitors who wait for a person, longest wait first. */
export function WaitingChats({ found, now }: { found: TodayData['chats']; now: string }) {
  return (
    <Section id="today-chats" title="Waiting in a chat" found={found} all={CHATS} allWords="Inbox">
      {({ chats }) =>
        chats.map(({ id, name, last_sender, last_text, last_activity_at, language }) => (
          <QueueRow
            key={id}
            to={`${CHATS}/${id}#newest`}
            title={name ?? 'A visitor'}
            mark={<MessageSquare size={16} aria-hidden />}
            reason={
              last_text ? (
                <>
                  {last_sender && last_sender !== 'visitor' ? `${senderWords[last_sender]}: ` : null}
                  <span lang={language}>{last_text}</span>
                </>
              ) : null
            }
            when={sayWait(last_activity_at, now)}
            isLate
          >
            <ButtonLink
              to={`${CHATS}/${id}#newest`}
              variant="primary"
              size="small"
              aria-label={`Answer ${name ?? 'a visitor'}`}
            >
              Answer
            </ButtonLink>
          </QueueRow>
        ))
      }
    </Section>
  )
}

/** Today's demos and earlier ones without an outcome, then those of the next days. */
export function Demos({ found }: { found: TodayData['demos'] }) {
  const all = `${BOOKINGS}?status=booked&when=`
  if (!found) return <Unread title="Demos" />
  const rows = ({ bookings }: Bookings) =>
    bookings.map((booking) => <Demo key={booking.id} booking={booking} clock={found.clock} />)
  return (
    <>
      <Section id="today-demos" title="Demos" found={found.due} all={`${all}due`}>
        {rows}
      </Section>
      <Section
        id="today-coming"
        title="Next demos"
        found={{ ...found.coming, bookings: found.coming.bookings.slice(0, COMING_SHOWN) }}
        all={`${all}week`}
      >
        {rows}
      </Section>
    </>
  )
}

type Found = NonNullable<TodayData['demos']>
type Bookings = Found['due']

function Demo({ booking, clock }: { booking: Bookings['bookings'][number]; clock: Found['clock'] }) {
  const { id, name, company, service, startsAt, endsAt } = booking
  const { date, time } = clockTime(startsAt, clock.timeZone)
  const isOver = endsAt <= clock.now
  const isToday = date === clockTime(clock.now, clock.timeZone).date
  const mark = (intent: string, label: string): Change => ({ label, fields: { name, intent } })
  return (
    <QueueRow
      to={`${BOOKINGS}/${id}`}
      title={name}
      mark={<Video size={16} aria-hidden />}
      reason={[company, demoServiceLabels.en[service]].filter(Boolean).join(' · ')}
      when={
        isToday
          ? `Today, ${formatClock(time)}`
          : `${shortDay(date).slice(0, 3)} ${Number(date.slice(8))}, ${formatClock(time)}`
      }
      isLate={isOver}
      person={booking}
      {...(isOver && { answers: [mark('held', 'Held'), mark('no_show', 'No-show')] })}
    />
  )
}
