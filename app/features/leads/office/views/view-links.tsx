import { Plus } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Popover } from '#app/ui/overlay/popover.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { type LeadFilters, leadFilterPairs, viewOf } from '#domain/leads/search/lead-filters.ts'
import { viewLimits } from '#domain/leads/search/saved-view.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { SavedView } from '#server/leads/views/list-views.ts'
import { LEADS, VIEWS } from '../paths.ts'

/** Views that every team has. */
const builtIn = [
  { id: 'hot', name: 'High priority', address: 'priority=High&sort=score-desc' },
  { id: 'due', name: 'Due', address: 'followup=due&sort=followup-asc' },
]

type Props = {
  filters: LeadFilters
  views: SavedView[]
  /** How many leads the current view has, in words. */
  total: string
  /** How many leads there are in all. */
  all: number | undefined
}

/** The saved views as tabs, and a button that saves the current filters as one. */
export function ViewTabs({ filters, views, total, all }: Props) {
  const shown = new URLSearchParams(leadFilterPairs(viewOf(filters))).toString()
  const listed = [
    ...builtIn.filter(({ address }) => !views.some((view) => view.address === address)),
    ...views,
  ]
  const isSaved = shown === '' || listed.some(({ address }) => address === shown)
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Tabs
        label="Views"
        tabs={[
          {
            to: LEADS,
            label: 'All leads',
            count: all === undefined ? undefined : formatCount(all),
            isCurrent: shown === '',
          },
          ...listed.map(({ name, address }) => ({
            to: `${LEADS}?${address}`,
            label: name,
            count: address === shown ? total : undefined,
            isCurrent: shown !== '' && address === shown,
          })),
        ]}
      />
      {isSaved ? null : <SaveView key={shown} address={shown} />}
    </span>
  )
}

function SaveView({ address }: { address: string }) {
  const fetcher = useFetcher<OfficeResult>({ key: 'save-view' })
  return (
    <Popover label="Save view" trigger={<IconButton icon={Plus} label="Save view" />}>
      <fetcher.Form
        method="post"
        action={VIEWS}
        autoComplete="off"
        aria-label="Save view"
        className="grid gap-2"
      >
        <input type="hidden" name="address" value={address} />
        <Field label="Name" required>
          <Input name="name" maxLength={viewLimits.name} placeholder="Clinics in South Delhi" />
        </Field>
        <Checkbox name="shared" value="1" label="For the whole team" />
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="primary"
          busy={fetcher.state !== 'idle'}
          className="justify-self-end"
        >
          Save
        </Button>
      </fetcher.Form>
    </Popover>
  )
}
