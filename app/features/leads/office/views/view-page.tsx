import { Layers } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { Page } from '#app/office/page.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { viewLimits } from '#domain/leads/search/saved-view.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { LEADS } from '../paths.ts'

type Props = {
  views: SavedView[]
}

/** The saved views: their names, and who can use them. */
export function ViewPage({ views }: Props) {
  return (
    <Page title="Views" back={{ to: LEADS, label: 'Back to leads' }}>
      {views.length === 0 ? (
        <EmptyState icon={Layers} title="No saved views">
          Filter or sort the leads, then choose + beside the tabs to save what you see as a view.
        </EmptyState>
      ) : (
        <ul className="max-w-3xl">
          {views.map((view) => (
            <View key={view.id} view={view} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function View({ view }: { view: SavedView }) {
  const { id, name, address, shared, isOwn, by } = view
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <li className="border-line border-b px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 text-small [overflow-wrap:anywhere]">
          <Link to={`${LEADS}?${address}`} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {isOwn ? null : <span className="text-muted text-small">{`Shared by ${by ?? 'a colleague'}`}</span>}
        {isOwn ? (
          <ConfirmButton
            size="small"
            variant="quiet"
            aria-label={`Delete ${name}`}
            fields={[
              ['intent', 'delete'],
              ['id', id],
            ]}
            title={`Delete the view “${name}”?`}
            description={`${shared ? 'Your team loses it too. ' : ''}The leads in it stay.`}
            confirm="Delete"
          >
            Delete
          </ConfirmButton>
        ) : null}
      </div>
      {isOwn ? (
        <fetcher.Form
          // Drops typed text once the view has another name.
          key={`${name} ${shared}`}
          method="post"
          autoComplete="off"
          className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="id" value={id} />
          <Field label="Name" hidesLabel required className="grow basis-48">
            <Input name="name" maxLength={viewLimits.name} defaultValue={name} />
          </Field>
          <Checkbox name="shared" value="1" label="For the whole team" defaultChecked={shared} />
          <Button type="submit" name="intent" value="change" disabled={busy}>
            Save
          </Button>
        </fetcher.Form>
      ) : null}
    </li>
  )
}
