import { formatTime, indianDay } from '#domain/indian-time.ts'
import { END_OF_DAY, leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'

type Props = {
  idPrefix: string
  task: { title: string; due_at: string; assigned_to: string | null }
  members: TeamMember[]
  /** A new task has no time of day yet. */
  isNew?: boolean
}

/** What is to be done, until when, and by whom. */
export function TaskFields({ idPrefix, task, members, isNew = false }: Props) {
  const time = formatTime(task.due_at)
  const assigned = task.assigned_to ?? ''
  return (
    <>
      <label htmlFor={`${idPrefix}-title`} className="sr-only">
        What is to be done
      </label>
      <input
        id={`${idPrefix}-title`}
        name="title"
        required
        maxLength={leadWorkLimits.taskTitle}
        defaultValue={task.title}
        placeholder="What is to be done?"
        className="admin-field"
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <label>
          <span className="text-muted text-sm">Until</span>
          <input
            type="date"
            name="day"
            required
            defaultValue={indianDay(task.due_at)}
            className="admin-field"
          />
        </label>
        <label>
          <span className="text-muted text-sm">Time, if any</span>
          <input
            type="time"
            name="time"
            defaultValue={isNew || time === END_OF_DAY ? '' : time}
            className="admin-field"
          />
        </label>
        <label className="col-span-2 sm:col-span-1">
          <span className="text-muted text-sm">For</span>
          <select name="assignedTo" defaultValue={assigned} className="admin-field">
            <option value="">Anybody</option>
            {withCurrent(members, assigned).map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  )
}

/** Somebody who left the team can still have something. */
export function withCurrent(members: TeamMember[], email: string): TeamMember[] {
  if (email === '' || members.some((member) => member.email === email)) return members
  return [...members, { email, name: email }]
}
