import type { ReactNode } from 'react'
import { leadSourceWords, wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDay } from '#domain/indian-time.ts'
import { isOpen, type LeadPriority, type LeadStatus } from '#domain/leads/lead.ts'
import type { LeadColumn } from '#domain/leads/lead-columns.ts'
import { formatRupees } from '#domain/money.ts'
import type { PhoneContact } from '#domain/phone-number.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { PriorityMark, Score } from './marks.tsx'
import { nameOfMember } from './member-name.ts'
import { StatusForm } from './status-form.tsx'

export type LeadRow = {
  id: string
  name: string
  email: string
  phoneContact: PhoneContact | undefined
  withdrawnAt?: string | null
  company: string | null
  service_interest: string | null
  budget_range: string | null
  project_timeline: string | null
  status: LeadStatus
  source: string
  lead_priority: LeadPriority
  lead_score: number
  estimated_value: number | null
  assigned_to: string | null
  follow_up_date: string | null
  last_contacted: string | null
  created_at: string
}

type Cell = {
  /** On top of what all cells have, in the table and on cards; only on cards. */
  className?: string
  card?: string
  /** Whether its name stands beside it on a card. */
  isNamed?: boolean
  /** Nothing where there is nothing to show. */
  show: (lead: LeadRow, members: TeamMember[]) => ReactNode
}

/** What stands in each column. */
export const leadCells: Record<LeadColumn, Cell> = {
  company: {
    className: 'lg:max-w-48',
    card: 'max-lg:w-full',
    show: ({ company }) => company && <span className="line-clamp-3 break-words">{company}</span>,
  },
  service: {
    className: 'lg:max-w-44',
    show: ({ service_interest }) => wordFor(quoteLabels.en.serviceInterest, service_interest),
  },
  status: {
    className: 'relative z-1 lg:w-44',
    // Beside the ways to somebody, beneath all the rest.
    card: 'max-lg:order-2 max-lg:flex-1',
    show: (lead) => <StatusForm lead={lead} />,
  },
  priority: { show: ({ lead_priority }) => <PriorityMark priority={lead_priority} /> },
  score: { show: ({ lead_score }) => <Score score={lead_score} /> },
  value: {
    className: 'tabular-nums',
    show: ({ estimated_value }) => (estimated_value ? formatRupees(estimated_value) : null),
  },
  budget: { show: ({ budget_range }) => wordFor(quoteLabels.en.budgetRange, budget_range) },
  timeline: { show: ({ project_timeline }) => wordFor(quoteLabels.en.projectTimeline, project_timeline) },
  source: { show: ({ source }) => wordFor(leadSourceWords, source) },
  followup: {
    className: 'lg:whitespace-nowrap',
    isNamed: true,
    // What is closed is not followed up.
    show: ({ follow_up_date, status }) => (isOpen(status) ? day(follow_up_date) : null),
  },
  contacted: {
    className: 'lg:whitespace-nowrap',
    isNamed: true,
    show: ({ last_contacted }) => day(last_contacted),
  },
  assigned: {
    className: 'lg:max-w-40',
    isNamed: true,
    show: ({ assigned_to }, members) =>
      assigned_to && <span className="break-words">{nameOfMember(members, assigned_to)}</span>,
  },
  created: { className: 'lg:whitespace-nowrap', isNamed: true, show: ({ created_at }) => day(created_at) },
}

function day(at: string | null) {
  return at ? <time dateTime={at}>{formatDay(at)}</time> : null
}

export function None() {
  return <span className="text-muted">—</span>
}
