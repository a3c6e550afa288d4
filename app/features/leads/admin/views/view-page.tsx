import { Link, useFetcher } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { viewLimits } from '#domain/leads/saved-view.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { allLeads } from './view-links.tsx'

type Props = {
  views: SavedView[]
}

/** The saved views: their names, whose they are, and with which of them the list begins. */
export function ViewPage({ views }: Props) {
  const heading = useKeptFocus(views.length, (before, now) => now < before)
  return (
    <div className="max-w-prose">
      <Link to={allLeads(views)} className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Views
      </h1>
      <p className="mt-1 text-muted">
        A view is a search, its filters, order and columns by a name. To make one, narrow the list and choose
        “Save as a view”; under a name that you have it takes that one’s place.
      </p>
      {views.length === 0 ? <p className="admin-card mt-4 p-8 text-center">No views yet.</p> : null}
      <ul className="mt-4 grid gap-3">
        {views.map((view) => (
          <View key={view.id} view={view} />
        ))}
      </ul>
    </div>
  )
}

function View({ view }: { view: SavedView }) {
  const { id, name, address, shared, isOwn, by, isUsual } = view
  const fetcher = useFetcher<OfficeResult>({ key: `view-${id}` })
  const busy = fetcher.state !== 'idle'
  const hidden = <input type="hidden" name="id" value={id} />
  return (
    <li className="admin-card p-4">
      <h2 className="min-w-0 text-base [overflow-wrap:anywhere]">
        <Link to={`/del-admin-dashboard/leads?${address || 'view=all'}`} className="admin-link">
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="text-muted text-sm">
        {[
          isOwn ? (shared ? 'Yours, shared with the team' : 'Yours') : `Shared by ${by ?? 'somebody'}`,
          isUsual && 'your list begins with it',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOwn ? (
        <fetcher.Form
          // Where it is another by now, what was typed before is not sent again.
          key={`${name} ${shared}`}
          method="post"
          autoComplete="off"
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          {hidden}
          <label className="block min-w-0 grow basis-48">
            <span className="text-muted text-sm">Name</span>
            <input
              name="name"
              required
              maxLength={viewLimits.name}
              defaultValue={name}
              className="admin-field"
            />
          </label>
          <label className="flex min-h-10 items-center gap-3">
            <input
              type="checkbox"
              name="shared"
              value="1"
              defaultChecked={shared}
              className="size-5 accent-marigold"
            />
            For the whole team
          </label>
          <button type="submit" name="intent" value="change" disabled={busy} className="admin-button">
            Save
          </button>
        </fetcher.Form>
      ) : null}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={isUsual ? '' : id} />
          <button type="submit" name="intent" value="usual" disabled={busy} className="admin-button">
            {isUsual ? 'Begin with all leads' : 'Begin with this one'}
          </button>
        </fetcher.Form>
        {isOwn ? (
          <details>
            <summary className="admin-button admin-button-danger" aria-label={`Delete ${name}…`}>
              Delete…
            </summary>
            <fetcher.Form method="post" className="mt-2">
              {hidden}
              {shared ? <p className="mb-2 text-sm">The team loses it too.</p> : null}
              <button
                type="submit"
                name="intent"
                value="delete"
                disabled={busy}
                className="admin-button admin-button-danger"
              >
                Delete the view
              </button>
            </fetcher.Form>
          </details>
        ) : null}
      </div>
    </li>
  )
}
