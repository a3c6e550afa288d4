import { Link } from 'react-router'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { mailStatusWords, wordForMail } from '#content/lead-work-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { TimelineEntry } from '#server/leads/timeline/read-timeline.ts'
import { nameOfMember } from './member-name.ts'
import { EditNote } from './note-form.tsx'

type Props = {
  entry: TimelineEntry
  members: TeamMember[]
  viewerEmail: string
}

/** One thing that happened. */
export function TimelineItem({ entry, members, viewerEmail }: Props) {
  return (
    <li className="min-w-0 border-edge border-l-2 pl-3 [overflow-wrap:anywhere]">
      <Title entry={entry} />
      <span className="block text-muted text-sm">
        <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
        {'by' in entry && entry.by ? `, ${nameOfMember(members, entry.by)}` : ''}
        {entry.kind === 'mail' ? `, ${mailStatusWords[entry.status] ?? entry.status}` : ''}
      </span>
      <Words entry={entry} />
      {entry.kind === 'activity' && entry.type === 'note' && entry.by === viewerEmail ? (
        <EditNote note={{ id: entry.id, text: entry.text ?? '' }} />
      ) : null}
      {entry.kind === 'task' ? (
        <OfficeForm intent="reopen-task" item={entry.id}>
          {({ busy }) => (
            <button type="submit" disabled={busy} className="admin-link min-h-6 cursor-pointer text-sm">
              Not done after all
            </button>
          )}
        </OfficeForm>
      ) : null}
    </li>
  )
}

function Title({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'activity':
      return entry.type === 'note' ? null : <span className="block font-medium">{entry.title}</span>
    case 'task':
      return (
        <span className="block font-medium">
          <span aria-hidden="true">✓ </span>Done: {entry.title}
        </span>
      )
    case 'chat':
      return (
        <Link
          to={`/del-admin-dashboard/chats/${entry.id}`}
          className="admin-link inline-block min-h-6 font-medium"
        >
          Chat on the website
        </Link>
      )
    case 'mail':
      return (
        <Link
          to={`/del-admin-dashboard/emails/${entry.id}`}
          className="admin-link inline-block min-h-6 font-medium"
        >
          Mail: {entry.subject ?? wordForMail(entry.template)}
        </Link>
      )
  }
}

/** What somebody wrote is read at once; what forms and the product wrote down is there to be opened. */
function Words({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'chat') return entry.excerpt ? <p dir="auto">{entry.excerpt}</p> : null
  if (entry.kind === 'task' || !entry.text) return null
  if (entry.kind === 'activity' && readAtOnce.has(entry.type)) {
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {entry.text}
      </p>
    )
  }
  return (
    <details className="mt-1">
      <summary className="admin-link inline-block min-h-6 cursor-pointer text-sm">
        {entry.kind === 'mail' ? 'What it says' : 'What was sent'}
      </summary>
      <p dir="auto" className="mt-1 whitespace-pre-wrap">
        {entry.text}
      </p>
    </details>
  )
}

const readAtOnce: ReadonlySet<string> = new Set(['note', 'call', 'whatsapp', 'status_change'])
