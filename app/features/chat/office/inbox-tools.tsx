import { SearchField } from '#app/office/search-field.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { type InboxFilters, inboxFilterPairs } from '#domain/chat/inbox-filters.ts'
import { inboxAddress } from './paths.ts'

const tabs = [
  [undefined, 'All'],
  ['waiting', 'Waiting'],
  ['team', 'Team'],
  ['assistant', 'Assistant'],
] as const

type Props = { filters: InboxFilters; openId: string | undefined; waiting: number }

/** The search and the filters of the inbox, which leave the open chat as it is. */
export function InboxTools({ filters, openId, waiting }: Props) {
  const { search, mode } = filters
  return (
    <div className="grid gap-1.5 border-line border-b px-4 pb-2 max-md:pt-1 max-md:pb-0.5 [&>form]:max-w-none">
      <SearchField label="Chats" placeholder="Search" value={search} kept={inboxFilterPairs({ mode })} />
      <Tabs
        label="Who answers"
        tabs={tabs.map(([name, label]) => ({
          to: inboxAddress({ search, mode: name }, openId),
          label,
          count: name === 'waiting' && waiting > 0 ? waiting : undefined,
          isCurrent: mode === name,
        }))}
      />
    </div>
  )
}
