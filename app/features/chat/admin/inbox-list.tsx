import { Link } from 'react-router'
import { chatServiceWords, replyLanguageWords, senderWords } from '#content/inbox-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { InboxRow } from '#server/chat/inbox/inbox-rows.ts'
import { ModeMark } from './mode-mark.tsx'
import { CHATS } from './paths.ts'

/** One line a chat; on phones its parts stand below each other. */
export function InboxList({ chats }: { chats: InboxRow[] }) {
  return (
    <ul className="admin-card divide-y divide-line">
      {chats.map((chat) => (
        <Item key={chat.id} chat={chat} />
      ))}
    </ul>
  )
}

function Item({ chat }: { chat: InboxRow }) {
  return (
    <li
      data-row=""
      className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunk lg:grid-cols-[13rem_minmax(0,1fr)_17rem]"
    >
      <div className="min-w-0">
        <Link
          to={`${CHATS}/${chat.id}#newest`}
          className="block break-words font-semibold after:absolute after:inset-0"
        >
          {chat.name ?? 'A visitor'}
        </Link>
        <time dateTime={chat.last_activity_at} className="block text-muted text-sm">
          {formatDayAndTime(chat.last_activity_at)}
        </time>
      </div>
      <LastMessage chat={chat} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:content-start">
        <ModeMark mode={chat.mode} needsTeam={chat.needsTeam} />
        {chat.unanswered > 0 ? <span className="text-danger">{`${chat.unanswered} unanswered`}</span> : null}
        <span className="text-muted">{describe(chat)}</span>
        {chat.lead_id ? (
          <Link
            to={`/del-admin-dashboard/leads/${chat.lead_id}`}
            aria-label={`Lead of ${chat.name ?? 'this chat'}`}
            className="admin-link relative z-1 inline-flex min-h-6 items-center"
          >
            Lead
          </Link>
        ) : null}
      </div>
    </li>
  )
}

function LastMessage({ chat: { last_sender, last_text, language } }: { chat: InboxRow }) {
  if (last_text === null) return <p className="text-muted">Nothing was written yet.</p>
  return (
    <p className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
      {last_sender && last_sender !== 'visitor' ? (
        <span className="text-muted">{`${senderWords[last_sender]}: `}</span>
      ) : null}
      <span lang={language}>{last_text}</span>
    </p>
  )
}

function describe({ language, service_interest, urgency_level, rating }: InboxRow): string {
  const parts = [
    replyLanguageWords[language],
    service_interest && chatServiceWords[service_interest],
    urgency_level && `${urgency_level} urgency`,
    rating !== null && `rated ${rating} of 5`,
  ]
  return parts.filter(Boolean).join(' · ')
}
