import { CalendarClock, Download, Tag, Trash2, User } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { BulkButton, BulkMenu } from '#app/ui/table/bulk-bar.tsx'
import type { Selected } from '#app/ui/table/table-frame.tsx'
import { type BulkWork, bulkWorkPairs, NOBODY } from '#domain/leads/bulk-work.ts'
import { type LeadFilters, narrowingPairs } from '#domain/leads/search/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { statusChoices } from '../lead/lead-status.tsx'
import { PART_SIZE } from '../parts/part-size.ts'
import { BULK, type BulkResult, leadsCount } from './bulk-result.ts'
import { exportAddress } from './export-address.ts'

/** Servers and proxies refuse longer addresses. */
const MOST_IN_ADDRESS = 300

type Props = {
  selected: Selected
  filters: LeadFilters
  members: TeamMember[]
  /** The list with its query, which is shown again afterwards. */
  back: string
}

/** What can be done with the selected leads. Each action asks for its value first and can be undone. */
export function BulkActions({ selected, filters, members, back }: Props) {
  const { ids, isAll, count, clear } = selected
  const fetcher = useFetcher<BulkResult>({ key: 'bulk' })
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'day' | 'delete'>()
  const busy = fetcher.state !== 'idle'
  const finish = useEffectEvent(() => {
    setAsking(undefined)
    if (fetcher.data?.ok) clear()
  })
  useEffect(() => {
    if (!busy && fetcher.data) finish()
  }, [busy, fetcher.data])

  function run(work: BulkWork) {
    const matching = narrowingPairs(filters)
    // A page of its own shows the progress of many.
    if (isAll && count > PART_SIZE) {
      void navigate(`${BULK}?${new URLSearchParams([...matching, ...bulkWorkPairs(work), ['back', back]])}`)
      return
    }
    const leads = isAll ? ['matching', new URLSearchParams(matching).toString()] : ['id', ids.join(' ')]
    void fetcher.submit(
      Object.fromEntries([['intent', 'change-many'], ['back', back], leads, ...bulkWorkPairs(work)]),
      { method: 'post', action: BULK, preventScrollReset: true },
    )
  }

  return (
    <>
      <BulkMenu
        icon={Tag}
        label="Status"
        disabled={busy}
        options={statusChoices.map(({ value, label }) => [value, label])}
        onChoose={(value) => {
          const chosen = statusChoices.find((choice) => choice.value === value)
          if (chosen) run({ kind: 'status', status: chosen.value })
        }}
      />
      <BulkMenu
        icon={User}
        label="Owner"
        disabled={busy}
        options={[[NOBODY, 'Unassigned'], ...members.map(({ email, name }) => [email, name] as const)]}
        onChoose={(value) => run({ kind: 'assign', to: value === NOBODY ? null : value })}
      />
      <BulkButton icon={CalendarClock} disabled={busy} onClick={() => setAsking('day')}>
        Follow-up
      </BulkButton>
      <BulkButton
        icon={Download}
        disabled={!isAll && ids.length > MOST_IN_ADDRESS}
        onClick={() => window.location.assign(exportAddress(filters, isAll ? [] : ids))}
      >
        Export
      </BulkButton>
      <BulkButton icon={Trash2} disabled={busy} onClick={() => setAsking('delete')}>
        Delete
      </BulkButton>
      <Dialog
        isOpen={asking === 'day'}
        onClose={() => setAsking(undefined)}
        title={`Set the follow-up of ${leadsCount(count)}`}
      >
        <form
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault()
            run({ kind: 'follow_up_date', day: String(new FormData(event.currentTarget).get('day')) })
          }}
        >
          <Field label="Day">
            <Input type="date" name="day" required />
          </Field>
          <DialogActions>
            <DialogCancel />
            <Button type="submit" variant="primary" busy={busy}>
              Set follow-up
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        title={`Delete ${leadsCount(count)}?`}
        description="They move to the bin for 30 days with their timelines, chats, demos and e-mails. The customers aren’t notified, so cancel upcoming demos first."
        confirm={busy ? 'Deleting…' : 'Delete'}
        isDangerous
        busy={busy}
        onConfirm={() => run({ kind: 'delete' })}
      />
    </>
  )
}
