import { MessageSquare, Video } from 'lucide-react'
import { Link } from 'react-router'
import type { TodayData } from '#app/load-today.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { senderWords } from '#content/inbox-words.ts'
import { leadSourceWords, wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatTime, sayDay } from '#domain/indian-time.ts'
import { daysLate } from '#domain/leads/follow-up-day.ts'
import { END_OF_DAY } from '#domain/leads/lead-work.ts'
import { type QueuePlace, writePlace } from '#domain/leads/queue-place.ts'
import { nameDay } from './name-day.ts'
import { type Change, QueueRow } from './queue-row.tsx'
import { Section, Unread } from './section.tsx'

const LEADS = '/del-admin-dashboard/leads'
const CHATS = '/del-admin-dashboard/chats'
const BOOKINGS = '/del-admin-dashboard/bookings'

/** Visitors who wait for a person, longest wait first. */
export function WaitingChats({ found, now }: { found: TodayData['chats']; now: string }) {
  if (!found) return <Unread title="Chats" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-chats"
      title="Waiting in a chat"
      total={found.total}
      shown={found.chats.length}
      all={CHATS}
      allWords="Inbox"
    >
      {found.chats.map(({ id, name, last_sender, last_text, last_activity_at, language }) => (
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
          action={CHATS}
          whom={name ?? 'a visitor'}
        >
          <Link to={`${CHATS}/${id}#newest`} className="admin-button admin-button-primary">
            <span>
              Answer<span className="sr-only"> {name ?? 'a visitor'}</span>
            </span>
          </Link>
        </QueueRow>
      ))}
    </Section>
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** `Waiting 4 min`; after a day only since which day. */
function sayWait(since: string, now: string): string {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since))
  if (waited < HOUR_MS) return `Waiting ${Math.floor(waited / MINUTE_MS)} min`
  if (waited < 24 * HOUR_MS) return `Waiting ${Math.floor(waited / HOUR_MS)} h`
  return `Since ${sayDay(since, now)}`
}

/** Today's demos, and earlier ones without an outcome. */
export function DueDemos({ found }: { found: TodayData['demos'] }) {
  if (!found) return <Unread title="Demos" />
  const { bookings, total } = found.due
  if (total === 0) return null
  return (
    <Section
      id="today-demos"
      title="Demos"
      total={total}
      shown={bookings.length}
      all={`${BOOKINGS}?status=booked&when=due`}
    >
      {bookings.map((booking) => (
        <Demo key={booking.id} booking={booking} clock={found.clock} />
      ))}
    </Section>
  )
}

/** The demos of the days after today. */
export function ComingDemos({ found }: { found: TodayData['demos'] }) {
  // A failure is reported once, by today's demos.
  if (!found || found.coming.total === 0) return null
  const { bookings, total } = found.coming
  return (
    <Section
      id="today-coming"
      title="Next demos"
      total={total}
      shown={bookings.length}
      all={`${BOOKINGS}?status=booked&when=week`}
      allWords="Next 7 days"
    >
      {bookings.map((booking) => (
        <Demo key={booking.id} booking={booking} clock={found.clock} />
      ))}
    </Section>
  )
}

type Demos = NonNullable<TodayData['demos']>

function Demo({ booking, clock }: { booking: Demos['due']['bookings'][number]; clock: Demos['clock'] }) {
  const { id, name, company, service, startsAt, endsAt } = booking
  const { date, time } = clockTime(startsAt, clock.timeZone)
  const isOver = endsAt <= clock.now
  const isToday = date === clockTime(clock.now, clock.timeZone).date
  const day = nameDay(date)
  const mark = (value: string, label: string): Change => ({
    label,
    fields: [
      ['name', name],
      ['intent', value],
    ],
  })
  return (
    <QueueRow
      to={`${BOOKINGS}/${id}`}
      title={name}
      mark={<Video size={16} aria-hidden />}
      reason={['Demo', demoServiceLabels.en[service], company, isOver && 'did it take place?']
        .filter(Boolean)
        .join(' · ')}
      when={isToday ? `Today, ${time}` : `${day.slice(0, 3)} ${Number(date.slice(8))}, ${time}`}
      isLate={isOver}
      person={booking}
      action={`${BOOKINGS}/${id}`}
      whom={name}
      {...(isOver && { done: mark('held', 'It was held'), changes: [mark('no_show', 'Nobody came')] })}
    />
  )
}

/** Changes the day of a follow-up or task. */
const steps = (fields: Change['fields']): { done: Change; changes: Change[] } => ({
  done: { label: 'Mark done', fields: [...fields, ['step', 'done']] },
  changes: [
    { label: 'Tomorrow', fields: [...fields, ['step', 'tomorrow']] },
    { label: 'In a week', fields: [...fields, ['step', 'next-week']] },
  ],
})

const sayLate = (days: number) => (days === 1 ? '1 day late' : `${days} days late`)

/** The leads whose follow-up is due. */
export function FollowUps({ found, now }: { found: TodayData['followUps']; now: string }) {
  if (!found) return <Unread title="Follow-ups" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-follow-ups"
      title="Follow-ups"
      order="by value and days late"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.leads.length}
      all={`${LEADS}?followup=due&sort=followup-asc`}
    >
      {found.leads.map((lead) => (
        <QueueRow
          key={lead.id}
          {...rowOf(lead, { list: 'due', rank: lead.rank })}
          reason={describe(lead)}
          when={lead.daysLate > 0 ? sayLate(lead.daysLate) : sayDayUpper(lead.follow_up_date ?? now, now)}
          isLate={lead.daysLate > 0}
          {...steps([
            ['intent', 'step-follow-up'],
            ['seen', lead.follow_up_date ?? ''],
          ])}
        />
      ))}
    </Section>
  )
}

/** The new leads that nobody has worked on, the highest score first. */
export function NewLeads({ found, now }: { found: TodayData['newLeads']; now: string }) {
  if (!found) return <Unread title="New leads" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-new"
      title="New leads"
      order="highest score first"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.leads.length}
      all={`${LEADS}?status=new&sort=score-desc`}
      allWords="All new leads"
    >
      {found.leads.map((lead) => (
        <QueueRow
          key={lead.id}
          {...rowOf(lead, { list: 'new', at: lead.created_at, score: lead.lead_score })}
          action={LEADS}
          reason={describe(lead, wordFor(leadSourceWords, lead.source))}
          when={sayDayUpper(lead.created_at, now)}
          done={{
            label: 'Contacted',
            fields: [
              ['intent', 'set-status'],
              ['leadId', lead.id],
              ['status', 'contacted'],
            ],
          }}
        />
      ))}
    </Section>
  )
}

/** Tasks that are due today or late, the oldest first. */
export function DueTasks({ found, now }: { found: TodayData['tasks']; now: string }) {
  if (!found) return <Unread title="Tasks" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-tasks"
      title="Tasks"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.tasks.length}
      all="?all=tasks#today-tasks"
    >
      {found.tasks.map((task) => (
        <QueueRow
          key={task.id}
          to={`${LEADS}/${task.lead_id}`}
          title={task.title}
          mark={<span className="queue-box" />}
          reason={[task.lead_name, task.lead_company].filter(Boolean).join(' · ')}
          when={sayTaskTime(task, now)}
          isLate={task.isLate}
          person={{
            name: task.lead_name,
            email: task.lead_email,
            phoneContact: task.phoneContact,
            withdrawnAt: task.withdrawnAt,
          }}
          action={`${LEADS}/${task.lead_id}`}
          whom={task.title}
          {...steps([
            ['intent', 'step-task'],
            ['item', task.id],
            ['title', task.title],
            ['seen', task.updated_at],
          ])}
        />
      ))}
    </Section>
  )
}

function sayTaskTime(task: NonNullable<TodayData['tasks']>['tasks'][number], now: string): string {
  const days = daysLate(task.due_at, now)
  if (days > 0) return sayLate(days)
  const time = formatTime(task.due_at)
  return time === END_OF_DAY ? 'Today' : `Today, ${time}`
}

type Lead = NonNullable<TodayData['newLeads']>['leads'][number]

/** What the rows of leads have in common. Their links carry the place from which the lead's page goes on. */
function rowOf(lead: Lead, place: QueuePlace) {
  const address = (beneath = '') =>
    `${LEADS}/${lead.id}${beneath}?${new URLSearchParams({ queue: writePlace(place) })}`
  return {
    to: address(),
    title: lead.name,
    mark: <span title="Score">{lead.lead_score}</span>,
    worth: lead.estimated_value,
    person: { ...lead, leadId: lead.id, replyPath: address('/reply') },
    action: `${LEADS}/${lead.id}`,
    whom: lead.name,
  }
}

function describe({ company, service_interest }: Lead, source?: string): string {
  return [company, wordFor(quoteLabels.en.serviceInterest, service_interest), source]
    .filter(Boolean)
    .join(' · ')
}

function sayDayUpper(iso: string, now: string): string {
  const day = sayDay(iso, now)
  return day.charAt(0).toUpperCase() + day.slice(1)
}
