import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { NumberedPages } from '#app/office/numbered-pages.tsx'
import { Title } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type InboxFilters, isInboxNarrowed } from '#domain/chat/inbox-filters.ts'
import { sayWait } from '#domain/indian-time.ts'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'
import type { InboxRow } from '#server/chat/inbox/inbox-rows.ts'
import { ChatFigures } from './chat-figures.tsx'
import { InboxList } from './inbox-list.tsx'
import { InboxTools } from './inbox-tools.tsx'
import { CHATS, inboxAddress, UNANSWERED } from './paths.ts'
import { useFresh } from './use-fresh.ts'

type Props = {
  filters: InboxFilters
  page: { chats: InboxRow[]; total: number; pages: number }
  waiting: number
  /** How many questions have no good answer. */
  unanswered: number
  statistics: ChatStatistics | null
  state: string
  now: string
  openId: string | undefined
  /** The open chat. */
  children: ReactNode
}

/** The list of chats, and beside it the open one. On phones only one of both is visible. */
export function InboxScreen(props: Props) {
  const { filters, page, waiting, unanswered, statistics, state, now, openId, children } = props
  const { search } = useLocation()
  const next = useNavigation().location
  const isFiltering = next?.pathname.startsWith(CHATS) && next.search !== search
  useFresh(state)
  const Heading = openId ? 'h2' : 'h1'
  return (
    <div className="ui-page lg:grid lg:h-[calc(100dvh-var(--below-header))] lg:grid-cols-[18.5rem_minmax(0,1fr)] lg:overflow-hidden">
      <section
        aria-label="Inbox"
        className={`min-w-0 flex-col border-line lg:flex lg:min-h-0 lg:border-r ${openId ? 'hidden' : 'flex'}`}
      >
        <div className="low-buttons flex min-h-(--head) items-center pr-2 pl-4">
          {openId ? null : <Title>Inbox</Title>}
          <Heading className="flex-1 text-xl">Inbox</Heading>
          <ButtonLink variant="quiet" size="small" to={UNANSWERED}>
            Unanswered questions
            {unanswered > 0 ? (
              <span className="font-medium text-xs">{counted.format(unanswered)}</span>
            ) : null}
          </ButtonLink>
        </div>
        <InboxTools filters={filters} openId={openId} waiting={waiting} />
        <p role="status" className="sr-only">
          {describeCount(page.total, isInboxNarrowed(filters))}
        </p>
        <div aria-busy={isFiltering} className="min-h-0 flex-1 overflow-y-auto aria-busy:opacity-60">
          {page.chats.length > 0 ? (
            <InboxList chats={page.chats} filters={filters} openId={openId} now={now} />
          ) : (
            <Empty isNarrowed={isInboxNarrowed(filters)} openId={openId} />
          )}
          <NumberedPages
            page={filters.page}
            pages={page.pages}
            addressOf={(number) => inboxAddress({ ...filters, page: number }, openId)}
          />
        </div>
      </section>
      {openId ? (
        children
      ) : (
        <div className="min-w-0 overflow-y-auto p-4 lg:grid lg:content-center lg:bg-card lg:p-6">
          {page.chats.length > 0 ? <NoChat {...props} /> : null}
          <ChatFigures statistics={statistics} />
        </div>
      )}
    </div>
  )
}

/** In the place of a chat: the person of the list who has waited longest. */
function NoChat({ filters, page, waiting, now }: Props) {
  const [longest] = page.chats
    .filter(({ needsTeam }) => needsTeam)
    .sort((one, other) => one.last_activity_at.localeCompare(other.last_activity_at))
  return (
    <div className="grid justify-items-center max-lg:hidden">
      <EmptyState icon={MessageSquare} title={waiting === 0 ? 'Nobody is waiting' : 'No chat selected'}>
        Choose a chat to read it and to reply.
      </EmptyState>
      {longest ? (
        <ButtonLink
          variant="primary"
          to={`${inboxAddress(filters, longest.id)}#newest`}
          className="-mt-4 mb-8"
        >
          {`Answer ${longest.name ?? 'a visitor'}, waiting ${sayWait(longest.last_activity_at, now)}`}
        </ButtonLink>
      ) : null}
    </div>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function describeCount(total: number, isNarrowed: boolean): string {
  const chats = `${counted.format(total)} ${total === 1 ? 'chat' : 'chats'}`
  return isNarrowed ? `${chats} found` : chats
}

function Empty({ isNarrowed, openId }: { isNarrowed: boolean; openId: string | undefined }) {
  if (!isNarrowed) {
    return (
      <EmptyState icon={MessageSquare} title="No chats yet">
        Chats with visitors of your website appear here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={MessageSquare}
      title="No matching chats"
      actions={<ButtonLink to={inboxAddress({}, openId)}>Clear filters</ButtonLink>}
    >
      Try fewer words or another filter.
    </EmptyState>
  )
}
