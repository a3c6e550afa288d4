import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { leadStatusWords } from '#content/lead-words.ts'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs, readLeadFilters } from '#domain/leads/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import {
  assignedChoice,
  followUpChoice,
  orderChoice,
  priorityChoice,
  sourceChoice,
} from './filter-choices.ts'

type Props = {
  filters: LeadFilters
  members: TeamMember[]
  /** Where all leads are. */
  all: string
}

export function LeadFilterForm({ filters, members, all }: Props) {
  const { assigned, followUp, from, to, columns } = filters
  const added = [assigned, followUp, from, to].filter(Boolean).length
  // The view's columns stay when what it is narrowed to goes.
  const cleared = new URLSearchParams(leadFilterPairs({ columns, sort: filters.sort })).toString()
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
        sourceChoice(filters),
        priorityChoice(filters),
        orderChoice(filters),
      ]}
      more={{
        label: added > 0 ? `More filters (${added})` : 'More filters',
        isOpen: added > 0,
        choices: [assignedChoice(filters, members), followUpChoice(filters)],
        days: [
          { label: 'Came in from', name: 'from', chosen: from },
          { label: 'Came in until', name: 'to', chosen: to },
        ],
      }}
      kept={columns ? [['columns', columns.join(',')]] : []}
      clear={isNarrowed(filters) ? (cleared ? `?${cleared}` : all) : undefined}
      toPairs={(get) => {
        const pairs = leadFilterPairs(readLeadFilters(get))
        // Nothing said would lead to the view that the list begins with.
        return pairs.length > 0 ? pairs : [...new URLSearchParams(all.split('?')[1])]
      }}
    />
  )
}
