import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { formatDay, formatDayAndTime, formatTime } from '#domain/indian-time.ts'
import { END_OF_DAY } from '#domain/leads/lead-work.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { LeadTask } from '#server/leads/tasks/list-tasks.ts'
import { nameOfMember } from './member-name.ts'
import { DeleteItem } from './note-form.tsx'
import { TaskFields } from './task-fields.tsx'

type Props = {
  tasks: LeadTask[]
  members: TeamMember[]
  formKey: string
  now: string
}

/** What is still to be done for a lead. What is done stands in the timeline. */
export function TaskList({ tasks, members, formKey, now }: Props) {
  return (
    <>
      {tasks.length > 0 ? (
        <ul className="mb-3 grid gap-2">
          {tasks.map((task) => (
            <Task key={task.id} task={task} members={members} />
          ))}
        </ul>
      ) : null}
      <details>
        <summary className="admin-link inline-flex min-h-11 cursor-pointer items-center">Add a task</summary>
        <OfficeForm intent="add-task" hidden={{ key: formKey }} empties className="mt-1 grid gap-2">
          {({ busy }) => (
            <>
              <TaskFields
                idPrefix="new-task"
                task={{ title: '', due_at: now, assigned_to: null }}
                isNew
                members={members}
              />
              <button type="submit" disabled={busy} className="admin-button justify-self-end">
                {busy ? 'Adding…' : 'Add task'}
              </button>
            </>
          )}
        </OfficeForm>
      </details>
    </>
  )
}

type TaskProps = Omit<Props, 'tasks' | 'formKey' | 'now'> & { task: LeadTask }

function Task({ task, members }: TaskProps) {
  const isWholeDay = formatTime(task.due_at) === END_OF_DAY
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <OfficeForm intent="finish-task" item={task.id}>
        {({ busy }) => (
          <button
            type="submit"
            disabled={busy}
            aria-label={`Done: ${task.title}`}
            title="Tick off"
            className="grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-sunk"
          >
            <span aria-hidden="true" className="grid size-6 place-items-center rounded border-2 border-edge">
              {busy ? '✓' : ''}
            </span>
          </button>
        )}
      </OfficeForm>
      <div className="min-w-0">
        <p className="pt-0.5 [overflow-wrap:anywhere]">{task.title}</p>
        <p className="text-muted text-sm">
          {task.isLate ? <strong className="text-danger">Late: </strong> : null}
          <time dateTime={task.due_at}>
            {isWholeDay ? formatDay(task.due_at) : formatDayAndTime(task.due_at)}
          </time>
          {task.assigned_to ? `, ${nameOfMember(members, task.assigned_to)}` : ''}
        </p>
        <details>
          <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">Edit</summary>
          <OfficeForm
            version={task.updated_at}
            intent="edit-task"
            item={task.id}
            hidden={{ seen: task.updated_at }}
            className="mt-1 grid gap-2"
          >
            {({ busy }) => (
              <>
                <TaskFields idPrefix={`task-${task.id}`} task={task} members={members} />
                <button type="submit" disabled={busy} className="admin-button justify-self-end">
                  {busy ? 'Saving…' : 'Save'}
                </button>
              </>
            )}
          </OfficeForm>
          <DeleteItem intent="delete-task" item={task.id} what="task" />
        </details>
      </div>
    </li>
  )
}
