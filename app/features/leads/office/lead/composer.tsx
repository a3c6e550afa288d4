import { CircleCheck, Phone, StickyNote } from 'lucide-react'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Segments } from '#app/ui/segments.tsx'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { CallForm } from '../work/call-form.tsx'
import { NoteForm } from '../work/note-form.tsx'
import { TaskFields } from '../work/task-fields.tsx'

export type Composed = 'note' | 'call' | 'task'

const tabs = [
  ['note', 'Note', StickyNote],
  ['call', 'Call', Phone],
  ['task', 'Task', CircleCheck],
] as const

type Props = {
  shown: Composed
  onShow: (shown: Composed) => void
  members: TeamMember[]
  formKeys: Record<Composed, string>
  /** Whether the follow-up is due. */
  isDue: boolean
  now: string
}

/** Adds a note, a call or a task to a lead. The hidden forms keep what was typed. */
export function Composer({ shown, onShow, members, formKeys, isDue, now }: Props) {
  return (
    <div
      id="composer"
      className="mb-4 grid scroll-mt-40 scroll-mb-24 justify-items-start gap-2 border-line border-b pb-4"
    >
      <Segments
        label="Add to this lead"
        segments={tabs.map(([tab, label, icon]) => ({
          label,
          icon,
          isCurrent: tab === shown,
          onClick: () => onShow(tab),
        }))}
      />
      <div hidden={shown !== 'note'} className="w-full">
        <NoteForm formKey={formKeys.note} />
      </div>
      <div hidden={shown !== 'call'} className="w-full">
        <CallForm formKey={formKeys.call} isDue={isDue} onDone={() => onShow('note')} />
      </div>
      <div hidden={shown !== 'task'} className="w-full">
        <OfficeForm
          intent="add-task"
          hidden={{ key: formKeys.task }}
          empties
          keepsDraft
          onDone={() => onShow('note')}
          className="grid gap-2"
        >
          <TaskFields task={{ title: '', due_at: now, assigned_to: null }} isNew members={members} />
          <FormButtons submit="Add task" />
        </OfficeForm>
      </div>
    </div>
  )
}
