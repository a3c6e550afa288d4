import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { MailNotice } from '#app/components/back-office/mail-notice.tsx'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import type { TodayData } from '#app/load-today.ts'
import { indianDay } from '#domain/indian-time.ts'
import { Answers, Pipeline, Sources, Standing } from './figures/charts.tsx'
import { Tiles } from './figures/tiles.tsx'
import { nameDay } from './name-day.ts'
import { ComingDemos, DueDemos, FollowUps, NewLeads, WaitingChats } from './people.tsx'
import { Aside, DeadEmails, OpenQuestions, PendingTestimonials, Registrations } from './rest.tsx'
import { SetUp } from './set-up.tsx'
import { DueTasks } from './tasks.tsx'

type Props = {
  today: TodayData
  nameOfEmail: ComponentProps<typeof DeadEmails>['nameOf']
}

/** What is to be done today, each a tap from done. */
export function TodayScreen({ today, nameOfEmail }: Props) {
  const total = countAll(today)
  const heading = useKeptFocus(total, (before, now) => now < before)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Today
        </h1>
        <p className="text-muted">{nameDay(indianDay(today.now))}</p>
      </div>
      {today.mail ? (
        <MailNotice mail={today.mail.state} waiting={today.mail.waiting} now={today.now} />
      ) : null}
      {total === 0 ? <Quiet /> : <Overview today={today} />}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4 empty:hidden">
          <WaitingChats found={today.chats} now={today.now} />
          <NewLeads found={today.newLeads} now={today.now} />
          <DueDemos found={today.demos} />
          <ComingDemos found={today.demos} />
          <FollowUps found={today.followUps} now={today.now} />
          <DueTasks found={today.tasks} now={today.now} />
        </div>
        <div className="grid min-w-0 gap-4">
          <SetUp left={today.setUp} />
          <PendingTestimonials found={today.testimonials} />
          <Registrations found={today.registrations} now={today.now} />
          <DeadEmails found={today.emails} now={today.now} nameOf={nameOfEmail} />
          <OpenQuestions found={today.questions} now={today.now} />
          <Aside quarantined={today.quarantined} lostPaths={today.lostPaths} unverified={today.unverified} />
        </div>
      </div>
      {today.trends ? <Month {...today.trends} /> : null}
    </>
  )
}

/** All that waits; what could not be read is not known to be nothing. */
function countAll(today: TodayData) {
  return parts(today).reduce((sum, [, found]) => sum + (found?.total ?? 1), 0)
}

type Found = { total: number; hasMore?: boolean } | null | undefined

/** Each part of the screen, as its heading's id ends, with how many it holds. */
function parts(today: TodayData): [id: string, found: Found, one: string, several: string][] {
  const { chats, newLeads, demos, followUps, tasks, testimonials, registrations, emails, questions } = today
  return [
    ['chats', chats, 'chat', 'chats'],
    ['new', newLeads, 'new lead', 'new leads'],
    ['demos', demos?.due, 'demo', 'demos'],
    ['coming', demos?.coming, 'coming demo', 'coming demos'],
    ['follow-ups', followUps, 'follow-up', 'follow-ups'],
    ['tasks', tasks, 'task', 'tasks'],
    ['testimonials', testimonials, 'testimonial', 'testimonials'],
    ['registrations', registrations, 'registration', 'registrations'],
    ['emails', emails, 'mail', 'mails'],
    ['questions', questions, 'question', 'questions'],
  ]
}

const counted = new Intl.NumberFormat('en-IN')

/** All of it in one line, with the way to each; a phone shows one part at a time. */
function Overview({ today }: { today: TodayData }) {
  const shown = parts(today).flatMap(([id, found, one, several]) => {
    if (!found?.total) return []
    const words = found.total === 1 ? one : several
    return [{ id, words: `${counted.format(found.total)}${found.hasMore ? '+' : ''} ${words}` }]
  })
  if (shown.length === 0) return null
  return (
    <nav aria-label="What waits" className="mt-2">
      <ul className="flex flex-wrap gap-x-4">
        {shown.map(({ id, words }) => (
          <li key={id}>
            <a href={`#today-${id}`} className="admin-link inline-flex min-h-8 items-center">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the last 30 days brought, with what the page of all figures has but for the single days. */
function Month({ now, before, pipeline }: NonNullable<TodayData['trends']>) {
  return (
    <section aria-labelledby="today-month" className="mt-8">
      <div className="mb-2 flex items-baseline gap-4">
        <h2 id="today-month">The last 30 days</h2>
        <Link to="/del-admin-dashboard/figures" className="admin-link inline-flex min-h-6 items-center">
          All figures
        </Link>
      </div>
      <Tiles now={now} before={before} />
      <div className="mt-3 grid items-start gap-3 md:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)]">
        <Sources span={now} heading="h3" />
        <Standing span={now} heading="h3" />
        <Pipeline pipeline={pipeline} heading="h3" />
        <Answers now={now} before={before} heading="h3" />
      </div>
    </section>
  )
}

function Quiet() {
  return (
    <div className="admin-card mt-4 p-8 text-center">
      <h2>Nothing waits for you</h2>
      <p className="mt-1 text-muted">
        Everybody has had an answer, and nothing is due today. A good moment for a break, or for a lead of
        your own.
      </p>
    </div>
  )
}
