import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { followUpWords, leadSortWords } from '#content/lead-list-words.ts'
import { leadSourceWords, leadStatusWords } from '#content/lead-words.ts'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import {
  followUps,
  isNarrowed,
  type LeadFilters,
  leadFilterPairs,
  readLeadFilters,
} from '#domain/leads/lead-filters.ts'
import { leadSorts, usualSort } from '#domain/leads/lead-sorts.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { nameOfMember } from './member-name.ts'

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
        {
          label: 'Order',
          name: 'sort',
          all: leadSortWords[usualSort],
          chosen: filters.sort,
          options: leadSorts.filter((sort) => sort !== usualSort).map((sort) => [sort, leadSortWords[sort]]),
        },
      ]}
      more={{
        label: added > 0 ? `More filters (${added})` : 'More filters',
        isOpen: added > 0,
        choices: [
          {
            label: 'Assigned to',
            name: 'assigned',
            all: 'Anybody',
            chosen: assigned,
            options: [['me', 'Me'], ['nobody', 'Nobody'], ...others(members, assigned)],
          },
          {
            label: 'Follow-up',
            name: 'followup',
            all: 'Any day',
            chosen: followUp,
            options: followUps.map((one) => [one, followUpWords[one]]),
          },
        ],
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

/** The team by address, and somebody who left it while leads of theirs are looked at. */
function others(members: TeamMember[], assigned: string | undefined): [string, string][] {
  const addresses = members.map(({ email }) => email)
  if (assigned?.includes('@') && !addresses.includes(assigned)) addresses.push(assigned)
  return addresses.map((email) => [email, nameOfMember(members, email)])
}
