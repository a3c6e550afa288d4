import { Ways } from '#app/components/back-office/ways.tsx'
import type { TodayData } from '#app/load-today.ts'
import { formatTime, sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { END_OF_DAY } from '#domain/leads/lead-work.ts'
import { ChangeForm } from './change-form.tsx'
import { Item } from './item.tsx'
import { Mark } from './mark.tsx'
import { Section, Unread } from './section.tsx'

const LEADS = '/del-admin-dashboard/leads'

/** What somebody wrote down to be done by today, what is late first. */
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
        <Item
          key={task.id}
          to={`${LEADS}/${task.lead_id}`}
          title={task.title}
          mark={<TaskMark task={task} now={now} />}
          facts={[task.lead_name, task.lead_company].filter(Boolean).join(' · ')}
        >
          <Ways
            person={{
              name: task.lead_name,
              email: task.lead_email,
              phoneContact: task.phoneContact,
              withdrawnAt: task.withdrawnAt,
            }}
          />
          <ChangeForm
            action={`${LEADS}/${task.lead_id}`}
            whom={task.title}
            fields={[
              ['intent', 'step-task'],
              ['item', task.id],
              ['title', task.title],
              ['seen', task.updated_at],
            ]}
            name="step"
            buttons={[
              { value: 'done', label: 'Done' },
              { value: 'tomorrow', label: '+1 day' },
              { value: 'next-week', label: '+1 week' },
            ]}
          />
        </Item>
      ))}
    </Section>
  )
}

type Task = NonNullable<TodayData['tasks']>['tasks'][number]

function TaskMark({ task: { due_at, isLate }, now }: { task: Task; now: string }) {
  const time = formatTime(due_at)
  const isWholeDay = time === END_OF_DAY
  if (isLate) return <Mark danger>since {isWholeDay ? sayDay(due_at, now) : sayDayAndTime(due_at, now)}</Mark>
  return <Mark>{isWholeDay ? 'today' : time}</Mark>
}
