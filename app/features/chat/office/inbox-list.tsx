import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { chatServiceWords, replyLanguageWords, senderWords } from '#content/office/inbox-words.ts'
import type { InboxFilters } from '#domain/chat/inbox-filters.ts'
import { sayBriefly } from '#domain/indian-time.ts'
import type { InboxRow } from '#server/chat/inbox/inbox-rows.ts'
import { ModeMark } from './mode-mark.tsx'
import { inboxAddress } from './paths.ts'

type Props = {
  chats: InboxRow[]
  filters: InboxFilters
  /** The chat that is open beside the list. */
  openId: string | undefined
  now: string
}

/** The chats, each with its last message. */
export function InboxList({ chats, filters, openId, now }: Props) {
  return (
    <ul aria-label="Chats">
      {chats.map((chat) => (
        <Item key={chat.id} chat={chat} filters={filters} isOpen={chat.id === openId} now={now} />
      ))}
    </ul>
  )
}

type ItemProps = Pick<Props, 'filters' | 'now'> & { chat: InboxRow; isOpen: boolean }

function Item({ chat, filters, isOpen, now }: ItemProps) {
  const { id, mode, needsTeam, unanswered, last_activity_at } = chat
  const name = chat.name ?? 'Visitor'
  const mark = <ModeMark mode={mode} needsTeam={needsTeam} />
  return (
    <li
      data-row=""
      className={`relative grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2.5 border-line border-b px-4 py-2.5 ${isOpen ? 'bg-selected shadow-[inset_2px_0_var(--focus)]' : 'hover:bg-hover'}`}
    >
      <span className="row-span-3">
        <Avatar name={name} size="medium" />
      </span>
      <Link
        to={`${inboxAddress(filters, id)}#newest`}
        aria-current={isOpen ? 'true' : undefined}
        className="truncate font-[600] outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-[-2px]"
      >
        {name}
      </Link>
      <time dateTime={last_activity_at} className="text-faint text-xs leading-5">
        {sayBriefly(last_activity_at, now)}
      </time>
      <div className="col-span-2 flex min-w-0 items-center gap-2">
        <LastMessage chat={chat} />
        {mode === 'assistant' ? null : mark}
        {mode === 'assistant' && unanswered > 0 ? (
          <Badge tone="amber">{`${unanswered} unanswered`}</Badge>
        ) : null}
      </div>
      <div className="col-span-2 flex min-w-0 items-center gap-2 overflow-hidden text-faint text-xs">
        {mode === 'assistant' && needsTeam ? mark : null}
        <span className="truncate">{describe(chat)}</span>
      </div>
    </li>
  )
}

function LastMessage({ chat }: { chat: InboxRow }) {
  const { last_sender, last_text, language, needsTeam } = chat
  return (
    <p className={`min-w-0 flex-1 truncate text-small ${needsTeam ? 'font-[550] text-ink' : 'text-muted'}`}>
      {last_sender && last_sender !== 'visitor' ? `${senderWords[last_sender]}: ` : null}
      {last_text === null ? 'No messages yet' : <span lang={language}>{last_text}</span>}
    </p>
  )
}

function describe({ lead_id, language, service_interest, urgency_level, rating }: InboxRow): string {
  const parts = [
    lead_id && 'Lead',
    language !== 'en' && replyLanguageWords[language],
    service_interest && chatServiceWords[service_interest],
    urgency_level === 'High' && 'Urgent',
    rating !== null && `Rated ${rating} of 5`,
  ]
  return parts.filter(Boolean).join(' · ')
}
