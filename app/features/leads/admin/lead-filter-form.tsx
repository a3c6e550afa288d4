import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { leadSourceWords, leadStatusWords } from '#content/lead-words.ts'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs, readLeadFilters } from '#domain/leads/lead-filters.ts'
import { leadSources } from '#domain/leads/lead-source.ts'

export function LeadFilterForm({ filters }: { filters: LeadFilters }) {
  return (
    <FilterForm
      label="Leads"
      search={{
        value: filters.search,
        placeholder: 'Name, e-mail, company, phone, message',
        maxLength: MAX_SEARCH_LENGTH,
      }}
      choices={[
        {
          label: 'Status',
          name: 'status',
          all: 'All statuses',
          chosen: filters.status,
          options: leadStatuses.map((status) => [status, leadStatusWords[status]]),
        },
        {
          label: 'Source',
          name: 'source',
          all: 'All sources',
          chosen: filters.source,
          options: leadSources.map((source) => [source, leadSourceWords[source]]),
        },
        {
          label: 'Priority',
          name: 'priority',
          all: 'All priorities',
          chosen: filters.priority,
          options: leadPriorities.map((priority) => [priority, priority]),
        },
      ]}
      clear={isNarrowed(filters) ? '/del-admin-dashboard/leads' : undefined}
      toPairs={(get) => leadFilterPairs(readLeadFilters(get))}
    />
  )
}
