import type { Choice } from '#app/office/list-filters.tsx'
import { followUpWords } from '#content/office/lead-list-words.ts'
import { leadSourceWords, leadStatusWords } from '#content/office/lead-words.ts'
import { leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { followUps, type LeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { withCurrent } from './member-name.ts'

/** Returns the filters of the list, or of the board, where each status has a column. */
export function leadChoices(filters: LeadFilters, members: TeamMember[], isBoard: boolean): Choice[] {
  const { status, source, priority, followUp, assigned } = filters
  const people = withCurrent(members, assigned?.includes('@') ? assigned : '')
  const statuses: Choice = {
    ...{ label: 'Status', name: 'status', all: 'Any status', chosen: status },
    options: leadStatuses.map((one) => [one, leadStatusWords[one]]),
  }
  const owners: Choice = {
    ...{ label: 'Owner', name: 'assigned', all: 'Anyone', chosen: assigned },
    options: [
      ['me', 'Me'],
      ['nobody', 'Unassigned'],
      ...people.map(({ email, name }) => [email, name] as const),
    ],
  }
  return [
    ...(isBoard ? [] : [statuses]),
    {
      ...{ label: 'Priority', name: 'priority', all: 'Any priority', chosen: priority },
      options: leadPriorities.map((one) => [one, one]),
    },
    {
      ...{ label: 'Source', name: 'source', all: 'Any source', chosen: source },
      options: leadSources.map((one) => [one, leadSourceWords[one]]),
    },
    ...(members.length > 1 || assigned ? [owners] : []),
    {
      ...{ label: 'Follow-up', name: 'followup', all: 'Any day', chosen: followUp },
      options: followUps.map((one) => [one, followUpWords[one]]),
    },
  ]
}
