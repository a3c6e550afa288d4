import { Download, FileText, Layers, ListChecks, Plus, ShieldAlert, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ListFigures } from '#app/office/list-figures.tsx'
import { Page } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { clearSelection, startChoosing } from '#app/ui/table/selection-store.ts'
import type { LeadStats } from '#domain/leads/figures/lead-stats.ts'
import {
  isNarrowed,
  type LeadFilters,
  leadFilterPairs,
  narrowingPairs,
  pageSizes,
  readLeadAddress,
} from '#domain/leads/search/lead-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { BulkActions } from '../bulk/bulk-actions.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { DeleteLeadDialog } from '../lead/delete-lead-dialog.tsx'
import { exportAddress, LEADS, VIEWS } from '../paths.ts'
import { ViewTabs } from '../views/view-links.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import type { LeadPage, LeadRow } from './lead-cells.tsx'
import { LeadTable } from './lead-table.tsx'
import { LeadToolbar } from './lead-toolbar.tsx'
import { NoLeads } from './no-leads.tsx'

type Props = {
  filters: LeadFilters
  page: LeadPage
  /** Leads with similar names, if none was found. */
  near: FoundLead[]
  stats: LeadStats | null
  members: TeamMember[]
  quarantined: number
  views: SavedView[]
  /** When the list was read. */
  now: string
}

/** The leads as a table, with views, filters and actions for several at once. */
export function LeadList({ filters, page, near, stats, members, quarantined, views, now }: Props) {
  const [leaving, setLeaving] = useState<LeadRow>()
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLoading = next?.pathname === pathname
  const coming = isLoading ? readLeadAddress(new URLSearchParams(next.search)) : filters
  const listId = `leads ${new URLSearchParams(narrowingPairs(filters))}`
  const bulk = useBulk(filters, () => clearSelection(listId))
  const total = formatCount(page.total, page.hasMore)
  const count = `${total} ${page.total === 1 ? 'lead' : 'leads'}`

  return (
    <Page
      title="Leads"
      tabs={<ViewTabs filters={coming} views={views} total={total} all={stats?.total} />}
      actions={
        <>
          <span className="max-md:hidden">
            <LayoutChoice filters={filters} current="table" />
          </span>
          <ListMenu
            filters={coming}
            count={count}
            quarantined={quarantined}
            onSelect={() => startChoosing(listId)}
          />
          <ButtonLink to={`${LEADS}/new`} variant="primary" icon={Plus}>
            Add Lead
          </ButtonLink>
        </>
      }
    >
      <LeadToolbar filters={coming} members={members} all={LEADS} count={count} />
      <LeadTable
        leads={page.leads}
        listId={listId}
        total={page.total}
        filters={filters}
        coming={coming}
        members={members}
        now={now}
        isLoading={isLoading}
        onDelete={setLeaving}
        bulkBar={(selected) => (
          <BulkActions selected={selected} filters={filters} members={members} bulk={bulk} />
        )}
        summary={
          <div className="max-md:hidden">
            <Summary stats={stats} />
          </div>
        }
        empty={<NoLeads isNarrowed={isNarrowed(filters)} near={near} />}
      />
      <Pages filters={coming} page={page} />
      <DeleteLeadDialog lead={leaving} onClose={() => setLeaving(undefined)} />
    </Page>
  )
}

type ListMenuProps = Pick<Props, 'filters' | 'quarantined'> & { count: string; onSelect: () => void }

function ListMenu({ filters, count, quarantined, onSelect }: ListMenuProps) {
  return (
    <Menu label="More">
      <div className="md:hidden">
        <MenuItem icon={ListChecks} onClick={onSelect}>
          Select leads
        </MenuItem>
        <MenuSeparator />
      </div>
      <MenuLink icon={Upload} to={`${LEADS}/import`}>
        Import
      </MenuLink>
      <MenuItem icon={Download} onClick={() => window.location.assign(exportAddress(filters))}>
        {`Export ${count}`}
      </MenuItem>
      <MenuSeparator />
      <MenuLink icon={Layers} to={VIEWS}>
        Views
      </MenuLink>
      <MenuLink icon={FileText} to={`${LEADS}/texts`}>
        Reply templates
      </MenuLink>
      <MenuSeparator />
      <MenuLink icon={ShieldAlert} to={`${LEADS}/suspected-spam`}>
        {`Suspected spam (${quarantined})`}
      </MenuLink>
      <MenuLink icon={Trash2} to={`${LEADS}/bin`}>
        Bin
      </MenuLink>
    </Menu>
  )
}

/** The figures over all leads. */
function Summary({ stats }: { stats: LeadStats | null }) {
  return (
    <ListFigures
      figures={[
        ['Total Leads', stats && formatCount(stats.total)],
        ['Pipeline Value', stats && formatRupees(stats.totalValue), 'including won and lost'],
        ['Average Score', stats && formatCount(stats.averageScore)],
        ['Conversion Rate', stats && `${stats.conversionRate}%`],
      ]}
    />
  )
}

function Pages({ filters, page: { newer, older, total } }: Pick<Props, 'filters' | 'page'>) {
  const rest = { ...filters, after: undefined, before: undefined }
  const address = (place: Partial<LeadFilters>) =>
    `?${new URLSearchParams(leadFilterPairs({ ...rest, ...place }))}`
  const current = filters.perPage ?? pageSizes[0]
  return (
    <Pagination
      newer={newer && address({ before: newer })}
      older={older && address({ after: older })}
      words={{ newer: 'Previous', older: 'Next' }}
      {...(total > pageSizes[0] && {
        sizes: pageSizes.map((size) => ({
          size,
          to: address({ perPage: size === pageSizes[0] ? undefined : size }),
          isCurrent: size === current,
        })),
      })}
    />
  )
}
