import { ListFilter, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { FilterChip } from '#app/ui/filter-chip.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { replyLanguageWords } from '#content/inbox-words.ts'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { type InboxFilters, inboxFilterPairs, replyLanguages } from '#domain/chat/inbox-filters.ts'
import { inboxAddress } from './paths.ts'

const TYPING_PAUSE_MS = 300

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
        <InboxSearch filters={filters} />
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

function InboxSearch({ filters: { search, mode, language } }: { filters: InboxFilters }) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const { pathname } = useLocation()
  useEffect(() => () => clearTimeout(pause.current), [])
  // The field follows the address, for example after Back, but not while someone types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  return (
    <Form role="search" aria-label="Chats" action={pathname} className="min-w-0 flex-1">
      <Input
        ref={field}
        type="search"
        name="q"
        icon={Search}
        aria-label="Search"
        placeholder="Search names and messages"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(pause.current)
          pause.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            TYPING_PAUSE_MS,
          )
        }}
      />
      {inboxFilterPairs({ mode, language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  )
}
