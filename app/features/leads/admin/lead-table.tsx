// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import { Link } from 'react-router'
import { Ways } from '#app/components/back-office/ways.tsx'
import { leadColumnWords, leadSortWords, sortedColumns } from '#content/lead-list-words.ts'
import { type LeadColumn, usualColumns } from '#domain/leads/lead-columns.ts'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'
import { type LeadSortKey, nextSort, partsOfSort, usualSort } from '#domain/leads/lead-sorts.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { type LeadRow, leadCells, None } from './lead-cells.tsx'

type Props = {
  leads: LeadRow[]
  filters: LeadFilters
  /** The filters that are on their way, which the ways to another order keep. */
  coming: LeadFilters
  members: TeamMember[]
  /** The id of the form that changes the ticked ones. */
  bulkForm: string | undefined
  onDelete: (lead: LeadRow) => void
}

/** A table; on phones each row becomes a card. The roles are written out, because those cards would lose them. */
export function LeadTable({ leads, filters, coming, ...rest }: Props) {
  const columns = filters.columns ?? usualColumns
  return (
    // Only the table scrolls sideways if its columns need more room than the window has.
    <div className="lg:overflow-x-auto">
      <table role="table" aria-label="Leads" className="block w-full text-left lg:table lg:text-sm">
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          <tr role="row" className="border-line border-b">
            <Heading sort="name" filters={coming}>
              Lead
            </Heading>
            {columns.map((column) => (
              <Heading key={column} sort={sortedColumns[column]} filters={coming}>
                {leadColumnWords[column]}
              </Heading>
            ))}
            <Heading filters={coming}>Actions</Heading>
          </tr>
        </thead>
        {/* What gets the focus stays clear of what is stuck to the window's edges. */}
        <tbody role="rowgroup" className="grid gap-3 **:scroll-my-20 lg:table-row-group">
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} columns={columns} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps = { sort?: LeadSortKey | undefined; filters: LeadFilters; children: string }

/** A column's name; of what the list can be put in order by, the way to that order. */
function Heading({ sort, filters, children }: HeadingProps) {
  const now = filters.sort ?? usualSort
  const { key, direction } = partsOfSort(now)
  const next = sort && nextSort(sort, now)
  const address = leadFilterPairs({ ...filters, sort: next, after: undefined, before: undefined })
  const isSorted = sort === key
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className="px-3 py-2 font-medium text-muted"
    >
      {next ? (
        <Link
          // Hidden on phones, where it must not be reached either: a select stands in for it.
          className="hidden min-h-6 items-center gap-1 whitespace-nowrap hover:underline lg:inline-flex"
          to={`?${new URLSearchParams(address.filter((pair) => pair[1] !== usualSort))}`}
          preventScrollReset
          title={leadSortWords[next]}
        >
          {children}
          <span aria-hidden="true" className={isSorted ? 'text-ink' : 'invisible'}>
            {direction === 'asc' ? '↑' : '↓'}
          </span>
        </Link>
      ) : (
        children
      )}
      {next ? <span className="lg:hidden">{children}</span> : null}
    </th>
  )
}

type RowProps = Omit<Props, 'leads' | 'filters' | 'coming'> & {
  lead: LeadRow
  columns: readonly LeadColumn[]
}

function Row({ lead, columns, members, bulkForm, onDelete }: RowProps) {
  const address = `/del-admin-dashboard/leads/${lead.id}`
  return (
    <tr
      role="row"
      data-row=""
      // On a card what can be done stands in a line of its own.
      className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border border-line bg-card p-3 hover:bg-sunk max-lg:before:order-1 max-lg:before:w-full max-lg:before:content-[''] lg:table-row lg:rounded-none"
    >
      <td role="cell" className="w-full min-w-0 lg:w-auto lg:max-w-72 lg:px-3 lg:py-2">
        <div className="flex items-start gap-3">
          {bulkForm ? (
            <input
              type="checkbox"
              name="id"
              value={lead.id}
              form={bulkForm}
              autoComplete="off"
              aria-label={`Tick ${lead.name}`}
              className="relative z-1 size-6 shrink-0 accent-marigold"
            />
          ) : null}
          <div className="min-w-0">
            <Link
              to={address}
              className="block break-words font-semibold after:absolute after:inset-0 lg:line-clamp-2"
            >
              {lead.name}
            </Link>
            <span className="flex flex-wrap gap-x-3 text-muted text-sm lg:block">
              <span className="block break-all empty:hidden">{lead.email}</span>
              {lead.phoneContact ? <span className="block">{lead.phoneContact.text}</span> : null}
            </span>
          </div>
        </div>
      </td>
      {columns.map((column) => (
        <Cell key={column} column={column} lead={lead} members={members} />
      ))}
      <td role="cell" className="relative z-1 order-3 lg:px-3 lg:py-2">
        <span className="lg:hidden">
          <Ways person={{ ...lead, replyPath: `${address}/reply` }} />
        </span>
        <button
          type="button"
          aria-label={`Delete ${lead.name}`}
          // On phones it is on the lead's own page, and in the bar of the ticked ones: not under a scrolling thumb.
          className="admin-button admin-button-danger max-lg:hidden"
          onClick={() => onDelete(lead)}
        >
          Delete
        </button>
      </td>
    </tr>
  )
}

type CellProps = { column: LeadColumn; lead: LeadRow; members: TeamMember[] }

/** On a card what is empty is left out, and only what could be mistaken for something else says what it is. */
function Cell({ column, lead, members }: CellProps) {
  const { className = '', card = '', isNamed = false, show } = leadCells[column]
  const content = show(lead, members)
  return (
    <td
      role="cell"
      className={`min-w-0 text-sm lg:px-3 lg:py-2 ${className} ${content ? card : 'max-lg:hidden'}`}
    >
      {isNamed ? <span className="text-muted lg:hidden">{leadColumnWords[column]} </span> : null}
      {content || <None />}
    </td>
  )
}
