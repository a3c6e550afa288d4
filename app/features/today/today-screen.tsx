import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { MailNotice } from '#app/components/back-office/mail-notice.tsx'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import type { TodayData } from '#app/load-today.ts'
import { indianDay } from '#domain/indian-time.ts'
import { DueTasks, FollowUps, NewLeads } from './lead-sections.tsx'
import { nameDay } from './name-day.ts'
import { NewSince } from './new-since.tsx'
import { Also, DeadEmails, OpenQuestions, PendingTestimonials, Registrations } from './review-sections.tsx'
import { SetUp } from './set-up.tsx'
import { Demos, WaitingChats } from './visitor-sections.tsx'

type Props = {
  today: TodayData
  nameOfEmail: ComponentProps<typeof DeadEmails>['nameOf']
}

/** The day's work as one queue, the most urgent first. */
export function TodayScreen({ today, nameOfEmail }: Props) {
  const { now } = today
  const total = countAll(today)
  const heading = useKeptFocus(total, (before, after) => after < before)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Today
        </h1>
        <p className="text-muted text-sm">{nameDay(indianDay(now))}</p>
        <Link to="/del-admin-dashboard/leads/new" className="admin-button ml-auto text-sm">
          <Plus size={16} aria-hidden />
          Add lead
        </Link>
      </div>
      {today.mail ? <MailNotice mail={today.mail.state} waiting={today.mail.waiting} now={now} /> : null}
      <NewSince fresh={today.fresh} now={now} />
      <div className="today">
        <div className="queue admin-card">
          {total === 0 ? <AllDone /> : null}
          <WaitingChats found={today.chats} now={now} />
          <Demos found={today.demos} />
          <NewLeads found={today.newLeads} now={now} />
          <FollowUps found={today.followUps} now={now} />
          <DueTasks found={today.tasks} now={now} />
          <PendingTestimonials found={today.testimonials} now={now} />
          <Registrations found={today.registrations} now={now} />
          <DeadEmails found={today.emails} now={now} nameOf={nameOfEmail} />
          <OpenQuestions found={today.questions} now={now} />
        </div>
        <div className="today-side">
          <SetUp left={today.setUp} />
          <Also quarantined={today.quarantined} lostPaths={today.lostPaths} unverified={today.unverified} />
        </div>
      </div>
    </>
  )
}

/** Counts everything that waits. A part that could not be loaded counts as one. */
function countAll(today: TodayData): number {
  const { chats, newLeads, demos, followUps, tasks, testimonials, registrations, emails, questions } = today
  const parts = [chats, newLeads, followUps, tasks, testimonials, registrations, emails, questions]
  const shown = [...parts, demos?.due ?? null, demos?.coming ?? { total: 0 }]
  return shown.reduce((sum, found) => sum + (found?.total ?? 1), 0)
}

function AllDone() {
  return (
    <div className="px-4 py-10 text-center">
      <h2>All caught up</h2>
      <p className="mt-1 text-muted text-sm">Nothing is due today, and nobody waits for an answer.</p>
    </div>
  )
}
