import type { ReactNode } from 'react'
import { WithdrawnMark } from '#app/office/consent.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDayAndTime, formatTime, sayDay } from '#domain/indian-time.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { LeadColumn } from '#domain/leads/lead-columns.ts'
import { categorize } from '#domain/leads/score/score-lead.ts'
import { formatRupees } from '#domain/money.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { listLeads } from '#server/leads/list/list-leads.ts'
import { FollowUpDay } from '../work/follow-up-day.tsx'
import { StatusForm } from '../work/status-form.tsx'
import { nameOfMember } from './member-name.ts'

export type LeadPage = Awaited<ReturnType<typeof listLeads>>
export type LeadRow = LeadPage['leads'][number]

export type CellContext = {
  members: TeamMember[]
  /** When the list was read. */
  now: string
}

type Cell = Omit<Column<LeadRow>, 'id' | 'head' | 'cell' | 'sort'> & {
  /** Returns nothing if the lead has no value. */
  show: (lead: LeadRow, context: CellContext) => ReactNode
}

/** Content, alignment and width of each column. */
export const leadCells: Record<LeadColumn, Cell> = {
  company: { hideBelow: 'lg', show: ({ company }) => company && <bdi title={company}>{company}</bdi> },
  service: {
    hideBelow: 'lg',
    width: 'md:w-40',
    show: ({ service_interest }) => wordFor(quoteLabels.en.serviceInterest, service_interest),
  },
  status: { width: 'md:w-33', hasControls: true, show: (lead) => <StatusForm lead={lead} /> },
  priority: {
    width: 'md:w-22',
    show: ({ lead_priority }) => (
      <Badge tone={lead_priority === 'High' ? 'amber' : 'neutral'}>{lead_priority}</Badge>
    ),
  },
  score: {
    align: 'end',
    // The numbers end at one place, as the head does.
    width:
      'md:w-21 md:[&>a]:-ml-4 md:[&>a]:pr-9 md:[&_.text-xs]:inline-block md:[&_.text-xs]:w-8 md:[&_.text-xs]:text-left',
    show: ({ lead_score }) => <LeadScore score={lead_score} />,
  },
  value: {
    align: 'end',
    width: 'md:w-25',
    show: ({ estimated_value }) => (estimated_value ? formatRupees(estimated_value) : null),
  },
  budget: {
    align: 'end',
    width: 'md:w-32',
    show: ({ budget_range }) => wordFor(quoteLabels.en.budgetRange, budget_range),
  },
  timeline: {
    width: 'md:w-32',
    show: ({ project_timeline }) => wordFor(quoteLabels.en.projectTimeline, project_timeline),
  },
  followup: {
    align: 'end',
    width: 'md:w-24',
    show: (lead, { now }) =>
      lead.follow_up_date && isOpen(lead.status) ? <FollowUpDay lead={lead} now={now} /> : null,
  },
  contacted: {
    align: 'end',
    width: 'md:w-28',
    hideBelow: 'lg',
    show: ({ last_contacted }, { now }) => (last_contacted ? <Day at={last_contacted} now={now} /> : null),
  },
  assigned: {
    width: 'md:w-23 md:pl-6',
    hideBelow: 'lg',
    show: ({ assigned_to }, { members }) => assigned_to && <bdi>{nameOfMember(members, assigned_to)}</bdi>,
  },
  source: { width: 'md:w-28', hideBelow: 'xl', show: ({ source }) => wordFor(leadSourceWords, source) },
  created: {
    align: 'end',
    width: 'md:w-22',
    hideBelow: 'lg',
    show: ({ created_at }, { now }) => <Day at={created_at} now={now} hasTime />,
  },
}

/** The name of a lead with its initials. */
export function LeadName({ lead }: { lead: LeadRow }) {
  return (
    <>
      <Avatar name={lead.name} />
      <bdi className="mr-2 ml-2" title={lead.name}>
        {lead.name}
      </bdi>
      {lead.withdrawnAt ? <WithdrawnMark /> : null}
    </>
  )
}

/** A score with its category: “95 Hot”. */
export function LeadScore({ score }: { score: number }) {
  return (
    <span>
      <b className="font-[580]">{score}</b>{' '}
      <span className="text-muted text-xs">{categorize(score).category}</span>
    </span>
  )
}

/** A day relative to today, with the exact time in its title; `hasTime` shows today's times. */
function Day({ at, now, hasTime = false }: { at: string; now: string; hasTime?: boolean }) {
  const day = sayDay(at, now)
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {hasTime && day === 'today' ? formatTime(at) : capitalize(day)}
    </time>
  )
}
