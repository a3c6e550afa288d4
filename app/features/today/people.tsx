import { Link } from 'react-router'
import { Ways } from '#app/components/back-office/ways.tsx'
import type { TodayData } from '#app/load-today.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { senderWords } from '#content/inbox-words.ts'
import { leadSourceWords, wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { type QueueList, writePlace } from '#domain/leads/queue-place.ts'
import { formatRupees } from '#domain/money.ts'
import { ChangeForm } from './change-form.tsx'
import { Item } from './item.tsx'
import { Mark } from './mark.tsx'
import { nameDay } from './name-day.ts'
import { PersonSteps } from './person-steps.tsx'
import { Section, Unread } from './section.tsx'

const LEADS = '/del-admin-dashboard/leads'
const CHATS = '/del-admin-dashboard/chats'
const BOOKINGS = '/del-admin-dashboard/bookings'

/** Visitors who wait for a person, who waits longest first. */
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
      allWords="All chats"
    >
      {found.chats.map(({ id, name, last_sender, last_text, last_activity_at, language }) => (
        <Item
          key={id}
          to={`${CHATS}/${id}#newest`}
          title={name ?? 'A visitor'}
          facts={<>since {sayDayAndTime(last_activity_at, now)}</>}
          text={
            last_text ? (
              <>
                {last_sender && last_sender !== 'visitor' ? `${senderWords[last_sender]}: ` : null}
                <span lang={language}>{last_text}</span>
              </>
            ) : null
          }
        >
          <Link to={`${CHATS}/${id}#newest`} className="admin-button admin-button-primary">
            <span>
              Answer<span className="sr-only"> {name ?? 'a visitor'}</span>
            </span>
          </Link>
        </Item>
      ))}
    </Section>
  )
}

/** The demos of today, and those of before that nobody has marked yet. */
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
  // What could not be read is said once, where the demos of today stand.
  if (!found || found.coming.total === 0) return null
  const { bookings, total } = found.coming
  return (
    <Section
      id="today-coming"
      title="Coming demos"
      total={total}
      shown={bookings.length}
      all={`${BOOKINGS}?status=booked&when=week`}
      allWords="All of the next 7 days"
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
  return (
    <Item
      to={`${BOOKINGS}/${id}`}
      title={name}
      mark={<Mark strong={isOver}>{isOver ? 'Held?' : isToday ? time : `${day.slice(0, 3)}, ${time}`}</Mark>}
      facts={[`${isToday ? 'today' : day}, ${time}`, demoServiceLabels.en[service], company]
        .filter(Boolean)
        .join(' · ')}
    >
      <Ways person={booking} />
      {isOver ? (
        <ChangeForm
          action={`${BOOKINGS}/${id}`}
          whom={name}
          fields={[['name', name]]}
          buttons={[
            { value: 'held', label: 'It was held', primary: true },
            { value: 'no_show', label: 'Nobody came' },
          ]}
        />
      ) : null}
    </Item>
  )
}

/** The leads whose day to follow up has come. */
export function FollowUps({ found, now }: { found: TodayData['followUps']; now: string }) {
  if (!found) return <Unread title="Follow-ups" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-follow-ups"
      title="Follow up"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.leads.length}
      all={`${LEADS}?followup=due&sort=followup-asc`}
    >
      {found.leads.map((lead) => (
        <Item
          key={lead.id}
          to={addressOf(lead, 'due')}
          title={lead.name}
          mark={
            lead.isOverdue && lead.follow_up_date ? (
              <Mark danger>since {sayDay(lead.follow_up_date, now)}</Mark>
            ) : (
              <Mark>today</Mark>
            )
          }
          facts={describe(lead, now)}
        >
          <PersonSteps person={{ ...lead, replyPath: addressOf(lead, 'due', '/reply') }}>
            <ChangeForm
              action={`${LEADS}/${lead.id}`}
              whom={lead.name}
              fields={[
                ['intent', 'step-follow-up'],
                ['seen', lead.follow_up_date ?? ''],
              ]}
              name="step"
              buttons={[
                { value: 'done', label: 'Done' },
                { value: 'tomorrow', label: '+1 day' },
                { value: 'next-week', label: '+1 week' },
              ]}
            />
          </PersonSteps>
        </Item>
      ))}
    </Section>
  )
}

/** The new leads that nobody has worked yet, the highest score first. */
export function NewLeads({ found, now }: { found: TodayData['newLeads']; now: string }) {
  if (!found) return <Unread title="New leads" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-new"
      title="New"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.leads.length}
      all={`${LEADS}?status=new&sort=score-desc`}
      allWords="All new leads"
    >
      {found.leads.map((lead) => (
        <Item
          key={lead.id}
          to={addressOf(lead, 'new')}
          title={lead.name}
          mark={<Mark>{lead.lead_score} points</Mark>}
          facts={describe(lead, now)}
          text={lead.message}
        >
          <PersonSteps person={{ ...lead, replyPath: addressOf(lead, 'new', '/reply') }}>
            <ChangeForm
              action={LEADS}
              whom={lead.name}
              fields={[
                ['intent', 'set-status'],
                ['leadId', lead.id],
              ]}
              name="status"
              buttons={[{ value: 'contacted', label: 'Contacted' }]}
            />
          </PersonSteps>
        </Item>
      ))}
    </Section>
  )
}

type Lead = NonNullable<TodayData['newLeads']>['leads'][number]

/** With its place in the row, from which the lead's page goes on to the next. */
function addressOf(lead: Lead, list: QueueList, beneath = ''): string {
  const place =
    list === 'new'
      ? { list, at: lead.created_at, score: lead.lead_score }
      : { list, at: lead.follow_up_date ?? '' }
  return `${LEADS}/${lead.id}${beneath}?${new URLSearchParams({ queue: writePlace(place) })}`
}

function describe(lead: Lead, now: string): string {
  const { company, service_interest, estimated_value, source, created_at } = lead
  const parts = [
    company,
    wordFor(quoteLabels.en.serviceInterest, service_interest),
    estimated_value ? formatRupees(estimated_value) : undefined,
    wordFor(leadSourceWords, source),
    `came ${sayDay(created_at, now)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
