import { Link, useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'
import { viewLimits } from '#domain/leads/saved-view.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { VIEWS } from './view-address.ts'

type Props = { filters: LeadFilters; views: SavedView[] }

const LIST = '/del-admin-dashboard/leads'
const tab =
  'inline-flex min-h-10 max-w-64 items-center rounded-full border px-4 text-sm aria-[current=page]:border-ink aria-[current=page]:bg-sunk aria-[current=page]:font-semibold border-line hover:bg-sunk'

/** The saved views above the list, and the way to save what it shows now. */
export function ViewLinks({ filters, views }: Props) {
  const shown = new URLSearchParams(
    leadFilterPairs({ ...filters, after: undefined, before: undefined }),
  ).toString()
  const isSaved = views.some(({ address }) => address === shown)
  if (views.length === 0 && shown === '') return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {views.length > 0 ? (
        <nav aria-label="Views" className="contents">
          <ul className="contents">
            <li>
              <Link to={allLeads(views)} aria-current={shown === '' ? 'page' : undefined} className={tab}>
                All leads
              </Link>
            </li>
            {views.map(({ id, name, address, by }) => (
              <li key={id} className="min-w-0">
                <Link
                  to={`${LIST}?${address || 'view=all'}`}
                  aria-current={shown !== '' && address === shown ? 'page' : undefined}
                  title={by ? `Shared by ${by}` : undefined}
                  className={tab}
                >
                  <bdi className="truncate">{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Link to={VIEWS} className="admin-link inline-flex min-h-10 items-center px-2 text-sm">
            Edit views
          </Link>
        </nav>
      ) : null}
      {shown !== '' && !isSaved ? <SaveView key={shown} address={shown} /> : null}
    </div>
  )
}

/** Where all leads are, also for whose list begins with a view. */
export function allLeads(views: SavedView[]): string {
  return views.some(({ isUsual }) => isUsual) ? `${LIST}?view=all` : LIST
}

function SaveView({ address }: { address: string }) {
  const fetcher = useFetcher<OfficeResult>({ key: 'save-view' })
  const busy = fetcher.state !== 'idle'
  return (
    <details className="relative">
      <summary className="admin-link inline-flex min-h-10 cursor-pointer items-center px-2 text-sm">
        Save as a view
      </summary>
      <fetcher.Form
        method="post"
        action={VIEWS}
        autoComplete="off"
        aria-label="Save as a view"
        className="absolute left-0 z-6 w-72 max-w-[calc(100vw-2rem)] rounded-xl border border-line bg-card p-4 shadow-lg"
      >
        <input type="hidden" name="address" value={address} />
        <label className="block">
          <span className="text-muted text-sm">Name</span>
          <input
            name="name"
            required
            maxLength={viewLimits.name}
            placeholder="Hot and overdue"
            className="admin-field"
          />
        </label>
        <label className="mt-2 flex min-h-9 items-center gap-3">
          <input type="checkbox" name="shared" value="1" className="size-5 accent-marigold" />
          For the whole team
        </label>
        <button type="submit" name="intent" value="save" disabled={busy} className="admin-button mt-2 w-full">
          {busy ? 'Saving…' : 'Save'}
        </button>
      </fetcher.Form>
    </details>
  )
}
