// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import { Link } from 'react-router'
import { wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { LeadPriority, LeadStatus } from '#domain/leads/lead.ts'
import { formatRupees } from '#domain/money.ts'
import { PriorityMark, Score } from './marks.tsx'
import { StatusForm } from './status-form.tsx'

export type LeadRow = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  service_interest: string | null
  status: LeadStatus
  lead_priority: LeadPriority
  lead_score: number
  estimated_value: number | null
  created_at: string
}

const columns = ['Lead', 'Company', 'Service', 'Status', 'Priority', 'Score', 'Value', 'Created', 'Actions']

/** A table; on phones each row becomes a card. The roles are written out, because those cards would lose them. */
export function LeadTable({ leads, onDelete }: { leads: LeadRow[]; onDelete: (lead: LeadRow) => void }) {
  return (
    <table role="table" aria-label="Leads" className="block w-full text-left lg:table lg:text-sm">
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="border-line border-b">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="px-3 py-2 font-medium text-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ lead, onDelete }: { lead: LeadRow; onDelete: (lead: LeadRow) => void }) {
  const address = `/del-admin-dashboard/leads/${lead.id}`
  return (
    <tr
      role="row"
      className="relative grid grid-cols-2 gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4 hover:bg-sunk lg:table-row lg:rounded-none"
    >
      <td role="cell" className="col-span-2 min-w-0 lg:max-w-64 lg:px-3 lg:py-2">
        <Link
          to={address}
          className="block break-words font-semibold after:absolute after:inset-0 lg:line-clamp-2"
        >
          {lead.name}
        </Link>
        <span className="block break-all text-muted text-sm">{lead.email}</span>
        {lead.phone ? <span className="block text-muted text-sm">{lead.phone}</span> : null}
      </td>
      <Cell label="Company" className="lg:max-w-48">
        {lead.company ? <span className="line-clamp-3 break-words">{lead.company}</span> : <None />}
      </Cell>
      <Cell label="Service" className="lg:max-w-44">
        {wordFor(quoteLabels.en.serviceInterest, lead.service_interest) ?? <None />}
      </Cell>
      <td role="cell" className="relative z-1 col-span-2 lg:w-44 lg:px-3 lg:py-2">
        <span aria-hidden="true" className="block text-muted text-xs lg:hidden">
          Status
        </span>
        <StatusForm lead={lead} />
      </td>
      <Cell label="Priority">
        <PriorityMark priority={lead.lead_priority} />
      </Cell>
      <Cell label="Score">
        <Score score={lead.lead_score} />
      </Cell>
      <Cell label="Value">
        <span className="tabular-nums">
          {lead.estimated_value ? formatRupees(lead.estimated_value) : <None />}
        </span>
      </Cell>
      <Cell label="Created" className="lg:whitespace-nowrap">
        <time dateTime={lead.created_at}>{formatDay(lead.created_at)}</time>
      </Cell>
      <td role="cell" className="relative z-1 col-span-2 lg:px-3 lg:py-2">
        <Link
          to={`${address}/delete`}
          aria-label={`Delete ${lead.name}`}
          className="admin-button admin-button-danger"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onDelete(lead)
          }}
        >
          Delete
        </Link>
      </td>
    </tr>
  )
}

function Cell({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <td role="cell" className={`min-w-0 lg:px-3 lg:py-2 ${className}`}>
      <span className="block text-muted text-xs lg:hidden">{label}</span>
      {children}
    </td>
  )
}

function None() {
  return <span className="text-muted">—</span>
}
