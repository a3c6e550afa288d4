import type { TodayData } from '#app/lib/office/load-today.ts'
import { wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatClock, indianTime, sayDay } from '#domain/indian-time.ts'
import { daysLate, sayDaysLate } from '#domain/leads/follow-up/follow-up-day.ts'
import { type QueuePlace, writePlace } from '#domain/leads/follow-up/queue-place.ts'
import { END_OF_DAY } from '#domain/leads/lead-work.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { About, type Change, QueueRow } from './queue-row.tsx'
import { Section } from './section.tsx'

const LEADS = '/del-admin-dashboard/leads'

/** The leads whose follow-up is due. */
export function FollowUps({ found, now }: { found: TodayData['followUps']; now: string }) {
  return (
    <Section
      id="today-follow-ups"
      title="Follow-ups"
      order="by value and days late"
      found={found}
      all={`${LEADS}?followup=due&sort=followup-asc`}
    >
      {({ leads }) =>
        leads.map((lead) => (
          <QueueRow
            key={lead.id}
            {...rowOf(lead, { list: 'due', rank: lead.rank })}
            when={
              lead.daysLate > 0
                ? sayDaysLate(lead.daysLate)
                : capitalize(sayDay(lead.follow_up_date ?? now, now))
            }
            isLate={lead.daysLate > 0}
            {...steps({ intent: 'step-follow-up', seen: lead.follow_up_date ?? '' })}
          />
        ))
      }
    </Section>
  )
}

/** The new leads that nobody has worked on, the highest score first. */
export function NewLeads({ found, now }: { found: TodayData['newLeads']; now: string }) {
  return (
    <Section
      id="today-new"
      title="New leads"
      order="highest score first"
      found={found}
      // As many as a phone shows.
      shown={5}
      all={`${LEADS}?status=new&sort=score-desc`}
      allWords="All new leads"
    >
      {({ leads }) =>
        leads.map((lead) => {
          const days = daysLate(lead.created_at, now)
          return (
            <QueueRow
              key={lead.id}
              {...rowOf(lead, { list: 'new', at: lead.created_at, score: lead.lead_score })}
              action={LEADS}
              when={days > 1 ? `${days} days ago` : capitalize(sayDay(lead.created_at, now))}
              done={{
                label: 'Contacted',
                fields: { intent: 'set-status', leadId: lead.id, status: 'contacted' },
              }}
            />
          )
        })
      }
    </Section>
  )
}

/** Tasks that are due today or late, the oldest first. */
export function DueTasks({ found, now }: { found: TodayData['tasks']; now: string }) {
  return (
    <Section id="today-tasks" title="Tasks" found={found} all="?all=tasks#today-tasks">
      {({ tasks }) =>
        tasks.map((task) => (
          <QueueRow
            key={task.id}
            to={`${LEADS}/${task.lead_id}`}
            title={task.title}
            mark={<span className="queue-box" />}
            reason={[task.lead_name, task.lead_company].filter(Boolean).join(' · ')}
            when={sayTaskTime(task, now)}
            isLate={task.isLate}
            person={{ ...task, name: task.lead_name, email: task.lead_email }}
            {...steps({
              intent: 'step-task',
              item: task.id,
              title: task.title,
              version: String(task.version),
            })}
          />
        ))
      }
    </Section>
  )
}

/** The changes that complete or postpone a follow-up or a task. */
function steps(fields: Change['fields']): { done: Change; changes: Change[] } {
  const step = (step: string, label: string) => ({ label, fields: { ...fields, step } })
  return {
    done: step('done', 'Mark done'),
    changes: [step('tomorrow', 'Tomorrow'), step('next-week', 'In a week')],
  }
}

function sayTaskTime({ due_at }: { due_at: string }, now: string): string {
  const days = daysLate(due_at, now)
  if (days > 0) return sayDaysLate(days)
  const time = indianTime(due_at)
  return time === END_OF_DAY ? 'Today' : `Today, ${formatClock(time)}`
}

type Lead = NonNullable<TodayData['newLeads']>['leads'][number]

/** Returns what the rows of leads have in common. Their links carry the place in the queue. */
function rowOf(lead: Lead, place: QueuePlace) {
  const action = `${LEADS}/${lead.id}`
  const queue = writePlace(place)
  const replyTo = (by: string) => `${action}/reply?${new URLSearchParams({ by, queue })}`
  return {
    to: `${action}?${new URLSearchParams({ queue })}`,
    title: lead.name,
    mark: <span title="Score">{lead.lead_score}</span>,
    reason: (
      <About
        company={lead.company}
        service={wordFor(quoteLabels.en.serviceInterest, lead.service_interest)}
      />
    ),
    worth: lead.estimated_value,
    person: { ...lead, leadId: lead.id, replyTo },
    action,
  }
}
