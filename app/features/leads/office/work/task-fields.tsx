import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { indianDay, indianTime } from '#domain/indian-time.ts'
import { END_OF_DAY, leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { withCurrent } from '../list/member-name.ts'

type Props = {
  task: { title: string; due_at: string; assigned_to: string | null }
  members: TeamMember[]
  /** A new task has no time of day yet. */
  isNew?: boolean
}

/** The fields of a task: what, until when, and by whom. */
export function TaskFields({ task, members, isNew = false }: Props) {
  const time = indianTime(task.due_at)
  const assigned = task.assigned_to ?? ''
  return (
    <>
      <Field label="Task" hidesLabel>
        <Input
          name="title"
          required
          maxLength={leadWorkLimits.taskTitle}
          defaultValue={task.title}
          placeholder="What needs to be done?"
        />
      </Field>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Field label="Due">
          <Input type="date" name="day" required defaultValue={indianDay(task.due_at)} />
        </Field>
        <Field label="Time (optional)">
          <Input type="time" name="time" defaultValue={isNew || time === END_OF_DAY ? '' : time} />
        </Field>
        <Field label="Owner" className="max-sm:col-span-2">
          <Select
            name="assignedTo"
            defaultValue={assigned}
            empty="Unassigned"
            options={withCurrent(members, assigned).map(({ email, name }) => [email, name])}
          />
        </Field>
      </div>
    </>
  )
}
