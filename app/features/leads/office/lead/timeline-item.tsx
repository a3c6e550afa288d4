import {
  Bot,
  Calendar,
  Check,
  Mail,
  MailX,
  MessageCircle,
  Pencil,
  Phone,
  Sparkles,
  StickyNote,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { mailStatusWords, nameOfMail } from '#app/office/mail-words.ts'
import { When } from '#app/office/when.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Icon } from '#app/ui/icon.ts'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { TimelineItem } from '#app/ui/timeline.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { formatDayAndTime, formatTime } from '#domain/indian-time.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { TimelineEntry } from '#server/leads/timeline/read-timeline.ts'
import { nameOfMember } from '../list/member-name.ts'
import { EditNote } from '../work/note-form.tsx'

type Props = {
  entry: TimelineEntry
  members: TeamMember[]
  viewerEmail: string
  /** Planned entries have no day as their heading. */
  isPlanned: boolean
}

/** One entry of a lead's timeline. */
export function TimelineEvent({ entry, members, viewerEmail, isPlanned }: Props) {
  const [isEditing, setEditing] = useState(false)
  const isOwnNote = entry.kind === 'activity' && entry.type === 'note' && entry.by === viewerEmail
  const by = 'by' in entry && entry.by ? nameOfMember(members, entry.by) : undefined
  const time = isPlanned ? (
    <When at={entry.at} isFirst />
  ) : (
    <time dateTime={entry.at} title={formatDayAndTime(entry.at)}>
      {formatTime(entry.at)}
    </time>
  )
  return (
    <TimelineItem
      {...lookOf(entry)}
      title={
        <>
          <Title entry={entry} />
          {by ? <span className="text-muted"> by {by}</span> : null}
          {entry.kind === 'mail' ? (
            <span className={entry.status === 'dead' ? 'text-red' : 'text-muted'}>
              , {mailStatusWords[entry.status] ?? entry.status}
            </span>
          ) : null}
        </>
      }
      time={
        <span className="inline-flex items-center gap-1">
          {time}
          <EntryMenu entry={entry} isOwnNote={isOwnNote} onEdit={() => setEditing(true)} />
        </span>
      }
    >
      {isOwnNote && isEditing ? (
        <EditNote note={{ id: entry.id, text: entry.text ?? '' }} onClose={() => setEditing(false)} />
      ) : (
        contentOf(entry)
      )}
    </TimelineItem>
  )
}

type MenuProps = { entry: TimelineEntry; isOwnNote: boolean; onEdit: () => void }

/** What can be done with an own note or a finished task. */
function EntryMenu({ entry, isOwnNote, onEdit }: MenuProps) {
  const submit = useSubmit()
  const send = (intent: string) =>
    void submit({ intent, item: entry.id }, { method: 'post', navigate: false })
  if (!isOwnNote && entry.kind !== 'task') return null
  return (
    <span className="-my-1.5 max-md:-my-3">
      {isOwnNote ? (
        <Menu label="More actions for this note">
          <MenuItem icon={Pencil} onClick={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={Trash2} danger onClick={() => send('delete-note')}>
            Delete
          </MenuItem>
        </Menu>
      ) : (
        <Menu label="More actions for this task">
          <MenuItem icon={Undo2} onClick={() => send('reopen-task')}>
            Reopen
          </MenuItem>
        </Menu>
      )}
    </span>
  )
}

const activityLooks: Record<string, { icon: Icon; tone?: Tone }> = {
  note: { icon: StickyNote, tone: 'amber' },
  call: { icon: Phone },
  email: { icon: Mail },
  whatsapp: { icon: MessageCircle, tone: 'green' },
  quote_request: { icon: Sparkles, tone: 'green' },
  ai_chat: { icon: Bot, tone: 'blue' },
}

function lookOf(entry: TimelineEntry): { icon: Icon; tone?: Tone } {
  if (entry.kind === 'chat') return { icon: Bot, tone: 'blue' }
  if (entry.kind === 'task') return { icon: Check, tone: 'green' }
  if (entry.kind === 'mail') return entry.status === 'dead' ? { icon: MailX, tone: 'red' } : { icon: Mail }
  if (entry.type.startsWith('demo')) return { icon: Calendar, tone: 'blue' }
  return activityLooks[entry.type] ?? { icon: Pencil }
}

const link =
  'inline-block min-h-6 font-[550] underline decoration-edge underline-offset-3 hover:decoration-current'

function Title({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'activity':
      return (
        <span className="font-[550]">{entry.type === 'note' ? 'Note' : withStatusWord(entry.title)}</span>
      )
    case 'task':
      return (
        <>
          <span className="font-[550]">Task done:</span> {entry.title}
        </>
      )
    case 'chat':
      return (
        <Link to={`/del-admin-dashboard/chats/${entry.id}`} className={link}>
          Chat on the website
        </Link>
      )
    case 'mail':
      return (
        <Link to={`/del-admin-dashboard/emails/${entry.id}`} className={link}>
          E-mail: {entry.subject ?? nameOfMail(entry.template)}
        </Link>
      )
  }
}

/** `Status changed to proposal_sent` → `Status changed to Proposal sent`. */
function withStatusWord(title: string): string {
  return title.replace(/(?<=^Status changed to )\w+$/, (status) => wordFor(leadStatusWords, status) ?? status)
}

/** What people wrote is shown; what forms and the system recorded can be opened. */
function contentOf(entry: TimelineEntry): ReactNode {
  if (entry.kind === 'chat') return entry.excerpt ? <p dir="auto">{entry.excerpt}</p> : null
  if (entry.kind === 'task') return null
  if (!entry.text) return null
  const text = <p dir="auto">{entry.text}</p>
  if (entry.kind === 'activity' && (shownAtOnce.has(entry.type) || isShort(entry.text))) return text
  return <Disclosure label={entry.kind === 'mail' ? 'Show text' : 'Show details'}>{text}</Disclosure>
}

const shownAtOnce: ReadonlySet<string> = new Set(['note', 'call', 'whatsapp', 'status_change'])

const isShort = (text: string) => text.length <= 200 && !text.includes('\n')
