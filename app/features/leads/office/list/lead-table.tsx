import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { WithdrawnMark } from '#app/office/consent.tsx'
import { ContactIcon, contactIcons, contactLinks, contactWords } from '#app/office/contact-links.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { useRowMenu } from '#app/ui/overlay/row-menu.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import type { Selected } from '#app/ui/table/table-frame.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { leadColumnWords, sortedColumns } from '#content/office/lead-list-words.ts'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import { sayBriefly } from '#domain/indian-time.ts'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/search/lead-filters.ts'
import { type LeadSortKey, nextSort, partsOfSort, usualSort } from '#domain/leads/search/lead-sorts.ts'
import { formatRupees } from '#domain/money.ts'
import { LeadStatusMark } from '../lead/lead-status.tsx'
import { leadAddress } from '../paths.ts'
import { type CellContext, LeadName, type LeadRow, LeadScore, leadCells } from './lead-cells.tsx'
import { shownColumns } from './member-name.ts'

type Props = CellContext & {
  leads: LeadRow[]
  /** Names the list with its filters, for the selection. */
  listId: string
  total: number
  filters: LeadFilters
  /** The filters that are being loaded; links to another order keep them. */
  coming: LeadFilters
  isLoading: boolean
  onDelete: (lead: LeadRow) => void
  /** The buttons of the bulk bar. */
  bulkBar: (selected: Selected) => ReactNode
  summary: ReactNode
  empty: ReactNode
}

/** The leads as a table; on phones as cards. */
export function LeadTable(props: Props) {
  const { leads, listId, filters, coming, members, now, onDelete, total, bulkBar, ...rest } = props
  const isHydrated = useHydrated()
  const rowMenu = useRowMenu<LeadRow>(
    ({ name }) => `More actions for ${name}`,
    (lead) => <RowItems lead={lead} onDelete={onDelete} />,
  )
  const columns: Column<LeadRow>[] = [
    { id: 'name', head: 'Lead', sort: sortOf('name', coming), cell: (lead) => <LeadName lead={lead} /> },
    ...shownColumns(filters, members).map((id): Column<LeadRow> => {
      const { show, ...look } = leadCells[id]
      const sort = sortOf(sortedColumns[id], coming)
      return { id, head: leadColumnWords[id], sort, cell: (lead) => show(lead, { members, now }), ...look }
    }),
  ]
  return (
    <>
      <DataTable
        label="Leads"
        columns={columns}
        rows={leads}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={({ id }) => leadAddress(id)}
        card={(lead) => ({
          title: <bdi>{lead.name}</bdi>,
          detail: (
            <span className="flex gap-x-2.5">
              <span className="flex-none text-ink">
                <LeadStatusMark status={lead.status} />
              </span>
              <span className="flex-none text-ink">
                {lead.withdrawnAt ? <WithdrawnMark /> : <LeadScore score={lead.lead_score} />}
              </span>
              <bdi className="truncate">
                {lead.company ||
                  lead.email ||
                  `${wordFor(leadSourceWords, lead.source) ?? 'Added'} · ${sayBriefly(lead.created_at, now)}`}
              </bdi>
            </span>
          ),
          value: lead.estimated_value ? formatRupees(lead.estimated_value) : null,
          note: leadCells.followup.show(lead, { members, now }),
          action: <QuickLinks lead={lead} />,
        })}
        actions={(lead) => (
          <>
            {isHydrated ? <QuickLinks lead={lead} /> : null}
            {rowMenu.button(lead)}
          </>
        )}
        selection={{ list: listId, total, bulk: bulkBar, startsInMenu: true }}
        {...rest}
      />
      {rowMenu.menu}
    </>
  )
}

function sortOf(key: LeadSortKey | undefined, filters: LeadFilters): Column<LeadRow>['sort'] {
  if (!key) return undefined
  const now = filters.sort ?? usualSort
  const next = nextSort(key, now)
  const sort = next === usualSort ? undefined : next
  const { key: sorted, direction } = partsOfSort(now)
  return {
    to: `?${new URLSearchParams(leadFilterPairs({ ...filters, sort, after: undefined, before: undefined }))}`,
    direction: sorted !== key ? undefined : direction === 'asc' ? 'ascending' : 'descending',
  }
}

/** How a lead can be reached, as far as known and allowed. */
const linksTo = (lead: LeadRow) =>
  contactLinks({ ...lead, replyTo: (by) => leadAddress(lead.id, '/reply', { by }) })

function QuickLinks({ lead }: { lead: LeadRow }) {
  return linksTo(lead)
    .filter(({ kind }) => kind !== 'email')
    .map((contact) => <ContactIcon key={contact.kind} contact={contact} />)
}

function RowItems({ lead, onDelete }: { lead: LeadRow; onDelete: Props['onDelete'] }) {
  return (
    <>
      <MenuLink icon={Eye} to={leadAddress(lead.id)}>
        View
      </MenuLink>
      <MenuLink icon={Pencil} to={leadAddress(lead.id, '/edit')}>
        Edit
      </MenuLink>
      {linksTo(lead).map(({ kind, link }) => (
        <MenuLink key={kind} icon={contactIcons[kind]} {...link}>
          {kind === 'email' ? 'Reply' : contactWords[kind]}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onClick={() => onDelete(lead)}>
        Delete
      </MenuItem>
    </>
  )
}
