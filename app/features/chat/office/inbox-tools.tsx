import { ListFilter } from 'lucide-react'
import { SearchField } from '#app/office/search-field.tsx'
import { FilterChip } from '#app/ui/filter-chip.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { replyLanguageWords } from '#content/office/inbox-words.ts'
import { type InboxFilters, inboxFilterPairs, replyLanguages } from '#domain/chat/inbox-filters.ts'
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
  const { search, mode, language } = filters
  const address = (changes: Partial<InboxFilters>) =>
    inboxAddress({ search, mode, language, ...changes }, openId)
  return (
    <div className="grid gap-1.5 border-line border-b px-4 pb-2">
      <div className="flex items-center gap-2">
        <SearchField
          label="Chats"
          placeholder="Search names and messages"
          value={search}
          kept={inboxFilterPairs({ mode, language })}
        />
        <Menu
          label="Filter by language"
          trigger={<IconButton icon={ListFilter} label="Filter by language" />}
        >
          {replyLanguages.map((name) => (
            <MenuLink key={name} to={address({ language: name })}>
              {replyLanguageWords[name]}
            </MenuLink>
          ))}
        </Menu>
      </div>
      <Tabs
        label="Who answers"
        tabs={tabs.map(([name, label]) => ({
          to: address({ mode: name }),
          label,
          count: name === 'waiting' && waiting > 0 ? waiting : undefined,
          isCurrent: mode === name,
        }))}
      />
      {language ? (
        <div>
          <FilterChip
            label="Language"
            value={replyLanguageWords[language]}
            removeTo={address({ language: undefined })}
          />
        </div>
      ) : null}
    </div>
  )
}
