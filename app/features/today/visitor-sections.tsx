import { MessageSquare, Video } from 'lucide-react'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { shortDay } from '#app/office/day-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { senderWords } from '#content/office/inbox-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatClock, sayWait } from '#domain/indian-time.ts'
import { About, type Change, QueueRow } from './queue-row.tsx'
import { Section, Unread } from './section.tsx'

const CHATS = '/del-admin-dashboard/chats'
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

/** Today's demos and earlier ones without an outcome. */
export function Demos({ found }: { found: TodayData['demos'] }) {
  if (!found) return <Unread title="Demos" />
  const { due, clock } = found
  const areOver = due.bookings.every(({ endsAt }) => endsAt <= clock.now)
  const question = due.total === 1 ? 'Did the demo happen?' : 'Did these demos happen?'
  return (
    <Section
      id="today-demos"
      title={areOver ? question : 'Demos'}
      found={due}
      all={`${BOOKINGS}?status=booked&when=due`}
    >
      {({ bookings }) => bookings.map((booking) => <Demo key={booking.id} booking={booking} clock={clock} />)}
    </Section>
  )
}

/** The demos of the next days, beside the day's work. */
export function NextDemos({ found }: { found: TodayData['demos'] }) {
  if (!found || found.coming.total === 0) return null
  const { coming, clock } = found
  return (
    <Card
      title="Next demos"
      count={coming.total}
      actions={
        <TextLink isAlone to={`${BOOKINGS}?view=week`} className="mr-2 text-small">
          Week
        </TextLink>
      }
    >
      <ul className="text-small">
        {coming.bookings.map(({ id, name, startsAt }) => (
          <li key={id} data-row="" className="flex items-baseline justify-between gap-3">
            <TextLink isAlone to={`${BOOKINGS}/${id}`} className="min-w-0 break-words">
              {name}
            </TextLink>
            <span className="flex-none text-muted">{sayStart(startsAt, clock)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Found = NonNullable<TodayData['demos']>

function sayStart(startsAt: string, clock: Found['clock']): string {
  const { date, time } = clockTime(startsAt, clock.timeZone)
  const isToday = date === clockTime(clock.now, clock.timeZone).date
  return isToday
    ? `Today, ${formatClock(time)}`
    : `${shortDay(date).slice(0, 3)} ${Number(date.slice(8))}, ${formatClock(time)}`
}

type DemoProps = { booking: Found['due']['bookings'][number]; clock: Found['clock'] }

function Demo({ booking, clock }: DemoProps) {
  const { id, name, company, service, startsAt, endsAt } = booking
  const isOver = endsAt <= clock.now
  const mark = (intent: string, label: string): Change => ({ label, fields: { name, intent } })
  return (
    <QueueRow
      to={`${BOOKINGS}/${id}`}
      title={name}
      mark={<Video size={16} aria-hidden />}
      reason={<About company={company} service={demoServiceLabels.en[service]} />}
      when={sayStart(startsAt, clock)}
      isLate={isOver}
      person={booking}
      {...(isOver && { answers: [mark('held', 'Held'), mark('no_show', 'No-show')] })}
    />
  )
}
