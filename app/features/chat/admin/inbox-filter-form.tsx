import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { modeWords, replyLanguageWords } from '#content/inbox-words.ts'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import {
  conversationModes,
  type InboxFilters,
  inboxFilterPairs,
  isInboxNarrowed,
  readInboxFilters,
  replyLanguages,
} from '#domain/chat/inbox-filters.ts'
import { CHATS } from './paths.ts'

export function InboxFilterForm({ filters }: { filters: InboxFilters }) {
  return (
    <FilterForm
      label="Chats"
      search={{
        value: filters.search,
        placeholder: 'Words of a message, or who',
        maxLength: MAX_SEARCH_LENGTH,
      }}
      choices={[
        {
          label: 'Who answers',
          name: 'mode',
          all: 'All chats',
          chosen: filters.mode,
          options: conversationModes.map((mode) => [mode, modeWords[mode]]),
        },
        {
          label: 'Language',
          name: 'language',
          all: 'All languages',
          chosen: filters.language,
          options: replyLanguages.map((language) => [language, replyLanguageWords[language]]),
        },
      ]}
      clear={isInboxNarrowed(filters) ? CHATS : undefined}
      toPairs={(get) => inboxFilterPairs(readInboxFilters(get))}
    />
  )
}
