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

/** The demos of today, and those of which nobody has said what became of them. */
export function DueDemos({ found }: { found: TodayData['demos'] }) {
  if (!found) return <Unread title="Demos" />
  if (found.total === 0) return null
  const { bookings, clock } = found
  const today = clockTime(clock.now, clock.timeZone).date
  return (
    <Section
      id="today-demos"
      title="Demos"
      total={found.total}
      shown={bookings.length}
      all={`${BOOKINGS}?status=booked&when=due`}
    >
      {bookings.map((booking) => {
        const { id, name, company, service, startsAt, endsAt } = booking
        const start = clockTime(startsAt, clock.timeZone)
        const isOver = endsAt <= clock.now
        return (
          <Item
            key={id}
            to={`${BOOKINGS}/${id}`}
            title={name}
            mark={<Mark strong={isOver}>{isOver ? 'Held?' : start.time}</Mark>}
            facts={[
              start.date === today ? `today, ${start.time}` : sayDayAndTime(startsAt, clock.now),
              demoServiceLabels[service],
              company,
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Ways person={booking} />
            {isOver ? (
              <ChangeForm
                about="booking"
                whom={name}
                fields={[
                  ['id', id],
                  ['name', name],
                ]}
                buttons={[
                  { value: 'held', label: 'It was held', primary: true },
                  { value: 'no_show', label: 'Nobody came' },
                ]}
              />
            ) : null}
          </Item>
        )
      })}
    </Section>
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
              about="follow-up"
              whom={lead.name}
              fields={[
                ['leadId', lead.id],
                ['seen', lead.follow_up_date ?? ''],
              ]}
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

/** New leads of high priority that nobody has answered. */
export function HotLeads({ found, now }: { found: TodayData['hot']; now: string }) {
  if (!found) return <Unread title="New hot leads" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-hot"
      title="New and hot"
      total={found.total}
      hasMore={found.hasMore}
      shown={found.leads.length}
      all={`${LEADS}?status=new&priority=High`}
      allWords="All of high priority"
    >
      {found.leads.map((lead) => (
        <Item
          key={lead.id}
          to={addressOf(lead, 'hot')}
          title={lead.name}
          mark={<Mark>{lead.lead_score} points</Mark>}
          facts={describe(lead, now)}
          text={lead.message}
        >
          <PersonSteps person={{ ...lead, replyPath: addressOf(lead, 'hot', '/reply') }}>
            <ChangeForm
              about="lead"
              whom={lead.name}
              fields={[['leadId', lead.id]]}
              name="status"
              buttons={[{ value: 'contacted', label: 'Contacted' }]}
            />
          </PersonSteps>
        </Item>
      ))}
    </Section>
  )
}

type Lead = NonNullable<TodayData['hot']>['leads'][number]

/** With its place in the row, from which the lead's page goes on to the next. */
function addressOf(lead: Lead, list: QueueList, beneath = ''): string {
  const at = (list === 'due' ? lead.follow_up_date : lead.created_at) ?? ''
  return `${LEADS}/${lead.id}${beneath}?${new URLSearchParams({ queue: writePlace({ list, at }) })}`
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
