import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation, useNavigation } from 'react-router'
import { PageLinks } from '#app/components/back-office/page-links.tsx'
import { TickAll } from '#app/components/back-office/tick-all.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { leadSortWords } from '#content/lead-list-words.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs, readLeadAddress } from '#domain/leads/lead-filters.ts'
import { usualSort } from '#domain/leads/lead-sorts.ts'
import type { LeadStats } from '#domain/leads/lead-stats.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { FoundLead } from '#server/leads/suggest-leads.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BULK } from './bulk/bulk-result.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { DeleteLeadDialog } from './delete-lead-dialog.tsx'
import type { LeadRow } from './lead-cells.tsx'
import { LeadFilterForm } from './lead-filter-form.tsx'
import { LeadTable } from './lead-table.tsx'
import { NoLeads } from './no-leads.tsx'
import { StatCards } from './stat-cards.tsx'
import { allLeads, ViewLinks } from './views/view-links.tsx'

type Props = {
  filters: LeadFilters
  page: {
    leads: LeadRow[]
    total: number
    hasMore: boolean
    newer?: string | undefined
    older?: string | undefined
  }
  /** Who is spelled alike, where nobody was found. */
  near: FoundLead[]
  stats: LeadStats | null
  members: TeamMember[]
  quarantined: number
  views: SavedView[]
}

const BULK_FORM = 'ticked-leads'

/** The leads with the figures over all of them. */
export function LeadList(props: Props) {
  const { filters, page, near, stats, members, quarantined, views } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<LeadRow>()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const loading = next?.pathname === pathname
  const coming = loading ? readLeadAddress(new URLSearchParams(next.search)) : filters
  const deletion = useFetcher<OfficeResult>({ key: 'delete-lead' })
  useEffect(() => {
    if (deletion.state !== 'idle' || !deletion.data?.ok) return
    // The row that had the focus is gone.
    heading.current?.focus()
  }, [deletion.state, deletion.data])

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Leads
        </h1>
        <Link
          to="/del-admin-dashboard/leads/new"
          className="admin-button admin-button-primary max-sm:ml-auto"
        >
          Add Lead
        </Link>
        <Elsewhere quarantined={quarantined} className="ml-auto max-sm:hidden" />
      </div>
      <StatCards stats={stats} />
      <ViewLinks filters={filters} views={views} />
      <LeadFilterForm filters={filters} members={members} all={allLeads(views)} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-muted text-sm">
          {describeCount(page, filters)}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 max-sm:-my-2">
          {page.total > 0 ? (
            <WithAll page={page} filters={coming} back={pathname + (loading ? next.search : search)} />
          ) : null}
          <ColumnChooser filters={coming} />
        </div>
      </div>
      {page.leads.length > 0 ? (
        <div aria-busy={loading} className="group/list mt-2 aria-busy:opacity-60">
          <LeadTable
            leads={page.leads}
            filters={filters}
            members={members}
            bulkForm={BULK_FORM}
            coming={coming}
            onDelete={setLeaving}
          />
          <BulkBar
            id={BULK_FORM}
            back={pathname + search}
            columns={filters.columns?.join(',')}
            members={members}
          />
        </div>
      ) : (
        <NoLeads narrowed={isNarrowed(filters)} near={near} all={allLeads(views)} />
      )}
      <Pages filters={filters} newer={page.newer} older={page.older} />
      <Elsewhere quarantined={quarantined} className="mt-4 sm:hidden" />
      <DeleteLeadDialog lead={leaving} fetcher={deletion} onClose={() => setLeaving(undefined)} />
    </>
  )
}

/** Where other leads are or come from; on phones beneath the list, which is what they are opened for. */
function Elsewhere({ quarantined, className }: { quarantined: number; className: string }) {
  const link = 'admin-link flex min-h-11 items-center'
  return (
    <div className={`flex flex-wrap gap-x-6 ${className}`}>
      <Link to="/del-admin-dashboard/leads/import" className={link}>
        Import
      </Link>
      <Link to="/del-admin-dashboard/leads/bin" className={link}>
        Bin
      </Link>
      <Link to="/del-admin-dashboard/leads/held-back" className={link}>
        {`Spam (${quarantined})`}
      </Link>
    </div>
  )
}

type WithAllProps = Pick<Props, 'page' | 'filters'> & { back: string }

/**
 * The ways to have several: all on this page ticked, or all that match whatever page they are on. While other filters
 * are on their way it is these that count.
 */
function WithAll({ page, filters, back }: WithAllProps) {
  const matching = leadFilterPairs({ ...filters, after: undefined, before: undefined })
  const total = `${counted.format(page.total)}${page.hasMore ? '+' : ''}`
  const link = 'admin-link inline-flex min-h-11 items-center text-sm'
  return (
    <>
      <TickAll form={BULK_FORM} />
      <Link to={`${BULK}?${new URLSearchParams([...matching, ['back', back]])}`} className={link}>
        {isNarrowed(filters) ? `All ${total} that match…` : `All ${total}…`}
      </Link>
    </>
  )
}

const counted = new Intl.NumberFormat('en-IN')

function describeCount({ total, hasMore }: Props['page'], filters: LeadFilters): string {
  const narrowed = isNarrowed(filters)
  if (total === 0 && !narrowed) return ''
  const leads = `${counted.format(total)}${hasMore ? '+' : ''} ${total === 1 ? 'lead' : 'leads'}`
  const order = leadSortWords[filters.sort ?? usualSort]
  const inOrder = filters.sort || !narrowed ? `, ${order.charAt(0).toLowerCase()}${order.slice(1)}` : ''
  return `${leads}${narrowed ? ' found' : ''}${inOrder}`
}

function Pages({ filters, newer, older }: { filters: LeadFilters; newer?: string; older?: string }) {
  const rest = { ...filters, after: undefined, before: undefined }
  const address = (place: Partial<LeadFilters>) =>
    `?${new URLSearchParams(leadFilterPairs({ ...rest, ...place }))}`
  return <PageLinks newer={newer && address({ before: newer })} older={older && address({ after: older })} />
}
