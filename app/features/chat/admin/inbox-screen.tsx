import { Link, useLocation, useNavigation } from 'react-router'
import { PageLinks } from '#app/components/back-office/page-links.tsx'
import {
  type InboxFilters,
  type InboxPosition,
  inboxFilterPairs,
  isInboxNarrowed,
} from '#domain/chat/inbox-filters.ts'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'
import type { InboxRow } from '#server/chat/inbox/inbox-rows.ts'
import { ChatFigures } from './chat-figures.tsx'
import { InboxFilterForm } from './inbox-filter-form.tsx'
import { InboxList } from './inbox-list.tsx'
import { CHATS } from './paths.ts'
import { useFresh } from './use-fresh.ts'

type Props = {
  filters: InboxFilters
  page: {
    chats: InboxRow[]
    total: number
    newer?: InboxPosition | undefined
    older?: InboxPosition | undefined
  }
  statistics: ChatStatistics | null
  state: string
}

/** The visitors' chats: those that wait for somebody first. */
export function InboxScreen({ filters, page, statistics, state }: Props) {
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  useFresh(state)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>Inbox</h1>
        <Link to={`${CHATS}/unanswered`} className="admin-link flex min-h-11 items-center">
          Unanswered questions
        </Link>
      </div>
      <ChatFigures statistics={statistics} />
      <InboxFilterForm filters={filters} />
      <p role="status" className="mt-4 text-muted text-sm">
        {describeCount(page.total, isInboxNarrowed(filters))}
      </p>
      {page.chats.length > 0 ? (
        <div aria-busy={loading} className="mt-2 aria-busy:opacity-60">
          <InboxList chats={page.chats} />
        </div>
      ) : (
        <Empty narrowed={isInboxNarrowed(filters)} />
      )}
      <Pages filters={filters} newer={page.newer} older={page.older} />
    </>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function describeCount(total: number, narrowed: boolean): string {
  if (total === 0 && !narrowed) return ''
  const chats = `${counted.format(total)} ${total === 1 ? 'chat' : 'chats'}`
  return narrowed ? `${chats} found` : `${chats}, those that wait for you first`
}

function Empty({ narrowed }: { narrowed: boolean }) {
  return (
    <div className="admin-card mt-2 p-8 text-center">
      <h2>{narrowed ? 'Nothing matches' : 'No chats yet'}</h2>
      <p className="mt-1 text-muted">
        {narrowed
          ? 'No chat has all of these. Try fewer words or another filter.'
          : 'The first question that a visitor asks the assistant appears here.'}
      </p>
      {narrowed ? (
        <p className="mt-4">
          <Link to={CHATS} className="admin-button">
            Show all chats
          </Link>
        </p>
      ) : null}
    </div>
  )
}

type Places = { newer?: InboxPosition | undefined; older?: InboxPosition | undefined }

function Pages({ filters, newer, older }: Places & { filters: InboxFilters }) {
  const rest = { ...filters, after: undefined, before: undefined }
  const address = (place: Partial<InboxFilters>) =>
    `?${new URLSearchParams(inboxFilterPairs({ ...rest, ...place }))}`
  return <PageLinks newer={newer && address({ before: newer })} older={older && address({ after: older })} />
}
