import { CircleCheck, Plus } from 'lucide-react'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { shortDay } from '#app/office/day-words.ts'
import { MailNotice } from '#app/office/mail-notice.tsx'
import { Page } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { indianDay } from '#domain/indian-time.ts'
import { DueTasks, FollowUps, NewLeads } from './lead-sections.tsx'
import { NewSince } from './new-since.tsx'
import { Also, DeadEmails, OpenQuestions, PendingTestimonials, Registrations } from './review-sections.tsx'
import { SetUp } from './set-up.tsx'
import { Demos, NextDemos, WaitingChats } from './visitor-sections.tsx'

/** The day's work as one queue, the most urgent first. */
export function TodayScreen({ today }: { today: TodayData }) {
  const { now } = today
  const total = countAll(today)
  // People who wait come first.
  const add = today.chats?.total ? 'default' : 'primary'
  return (
    <Page
      title="Today"
      actions={
        <>
          <p className="text-muted text-small max-[24rem]:hidden">
            {shortDay(indianDay(now), indianDay(now))}
          </p>
          <ButtonLink variant={add} icon={Plus} to="/del-admin-dashboard/leads/new">
            Add Lead
          </ButtonLink>
        </>
      }
    >
      <div className="px-4 pb-6">
        {today.mail ? (
          // Beside the queue the steps that are left say the same.
          <div className={today.setUp.includes('mail') && today.mail.waiting === 0 ? 'xl:hidden' : ''}>
            <MailNotice mail={today.mail.state} waiting={today.mail.waiting} now={now} />
          </div>
        ) : null}
        <div className="today">
          <Card isFlush className="queue">
            {total === 0 ? (
              <EmptyState icon={CircleCheck} title="All caught up">
                Nothing is due today, and nobody is waiting for an answer.
              </EmptyState>
            ) : null}
            <NewSince fresh={today.fresh} now={now} />
            <WaitingChats found={today.chats} now={now} />
            <Demos found={today.demos} />
            <NewLeads found={today.newLeads} now={now} />
            <FollowUps found={today.followUps} now={now} />
            <DueTasks found={today.tasks} now={now} />
            <PendingTestimonials found={today.testimonials} now={now} />
            <Registrations found={today.registrations} now={now} />
            <DeadEmails found={today.emails} now={now} />
            <OpenQuestions found={today.questions} now={now} />
          </Card>
          <div className="today-side">
            <NextDemos found={today.demos} />
            <SetUp left={today.setUp} />
            <Also quarantined={today.quarantined} unverified={today.unverified} />
          </div>
        </div>
      </div>
    </Page>
  )
}

/** Counts everything that waits. A part that could not be loaded counts as one. */
function countAll(today: TodayData): number {
  const { chats, newLeads, demos, followUps, tasks, testimonials, registrations, emails, questions } = today
  const parts = [chats, newLeads, followUps, tasks, testimonials, registrations, emails, questions]
  const shown = [...parts, demos?.due ?? null]
  return shown.reduce((sum, found) => sum + (found?.total ?? 1), 0)
}
