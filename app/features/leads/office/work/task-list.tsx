import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { formatClock, indianTime, sayDay } from '#domain/indian-time.ts'
import { END_OF_DAY } from '#domain/leads/lead-work.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { LeadTask } from '#server/leads/tasks/list-tasks.ts'
import { nameOfMember } from '../list/member-name.ts'
import { TaskFields } from './task-fields.tsx'

type Props = { tasks: LeadTask[]; members: TeamMember[]; now: string }

/** The open tasks of a lead. Finished ones are in the timeline. */
export function TaskList({ tasks, ...props }: Props) {
  return (
    <ul className="-mx-2 -mb-2 grid">
      {tasks.map((task) => (
        <Task key={task.id} task={task} {...props} />
      ))}
    </ul>
  )
}

type TaskProps = Omit<Props, 'tasks'> & { task: LeadTask }

function Task({ task, members, now }: TaskProps) {
  const [isEditing, setEditing] = useState(false)
  const submit = useSubmit()
  if (isEditing) return <EditTask task={task} members={members} onClose={() => setEditing(false)} />
  return (
    <li className="flex items-start gap-1">
      <OfficeForm intent="finish-task" item={task.id}>
        {({ sent }) => (
          <button
            type="submit"
            disabled={sent !== undefined}
            aria-label={`Mark done: ${task.title}`}
            title="Mark done"
            className="group grid size-11 cursor-pointer place-items-center rounded-md hover:bg-hover md:size-8"
          >
            <span
              aria-hidden="true"
              className="grid size-4.5 place-items-center rounded-full border-[1.5px] border-edge text-xs group-hover:border-ink"
            >
              {sent ? '✓' : ''}
            </span>
          </button>
        )}
      </OfficeForm>
      <p className="min-w-0 flex-1 py-2.5 [overflow-wrap:anywhere] md:py-1.5">
        {task.title}
        {task.assigned_to ? (
          <span className="text-muted text-small"> · {nameOfMember(members, task.assigned_to)}</span>
        ) : null}
      </p>
      <Due task={task} now={now} />
      <Menu label={`More actions for ${task.title}`}>
        <MenuItem icon={Pencil} onClick={() => setEditing(true)}>
          Edit
        </MenuItem>
        <MenuItem
          icon={Trash2}
          danger
          onClick={() =>
            void submit({ intent: 'delete-task', item: task.id }, { method: 'post', navigate: false })
          }
        >
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}

function Due({ task: { due_at, isLate }, now }: Pick<TaskProps, 'task' | 'now'>) {
  const time = indianTime(due_at)
  return (
    <time
      dateTime={due_at}
      className={`flex-none py-2.5 text-small md:py-1.5 ${isLate ? 'font-[550] text-red' : 'text-muted'}`}
    >
      {isLate ? <span>Due </span> : null}
      {sayDay(due_at, now)}
      {time === END_OF_DAY ? '' : `, ${formatClock(time)}`}
    </time>
  )
}

function EditTask({ task, members, onClose }: Omit<TaskProps, 'now'> & { onClose: () => void }) {
  return (
    <li className="py-2">
      <OfficeForm
        version={task.version}
        intent="edit-task"
        item={task.id}
        keepsDraft
        onDone={onClose}
        className="grid gap-2"
      >
        <TaskFields task={task} members={members} />
        <FormButtons submit="Save" onCancel={onClose} />
      </OfficeForm>
    </li>
  )
}
