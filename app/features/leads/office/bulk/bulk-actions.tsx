import { CalendarClock, Download, Tag, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { BulkButton, BulkMenu } from '#app/ui/table/bulk-bar.tsx'
import type { Selected } from '#app/ui/table/table-frame.tsx'
import { type BulkWork, NOBODY } from '#domain/leads/bulk-work.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { statusChoices } from '../lead/lead-status.tsx'
import { exportAddress } from '../paths.ts'
import { bulkQuestion, leadsCount, PART_SIZE } from './bulk-result.ts'
import type { useBulk } from './use-bulk.ts'

/** Servers and proxies refuse longer addresses. */
const MOST_IN_ADDRESS = 300

type Props = {
  selected: Selected
  filters: LeadFilters
  members: TeamMember[]
  bulk: ReturnType<typeof useBulk>
}

/** What can be done with the selected leads. Deleting, and changing very many, asks first; all can be undone. */
export function BulkActions({ selected, filters, members, bulk }: Props) {
  const { ids, isAll, count } = selected
  const { isBusy, seen } = bulk
  const [asksDay, setAsksDay] = useState(false)
  const [asked, setAsked] = useState<BulkWork>()
  const leads = leadsCount(count)
  const run = (work: BulkWork) => {
    if (work.kind === 'delete' || count > PART_SIZE) setAsked(work)
    else bulk.run(work, selected)
  }
  return (
    <>
      <BulkMenu
        icon={Tag}
        label="Status"
        disabled={isBusy}
        options={statusChoices.map(({ value, label }) => [value, label])}
        onChoose={(status) => run({ kind: 'status', status })}
      />
      <BulkMenu
        icon={User}
        label="Owner"
        disabled={isBusy}
        options={[[NOBODY, 'Unassigned'], ...members.map(({ email, name }) => [email, name] as const)]}
        onChoose={(value) => run({ kind: 'assign', to: value === NOBODY ? null : value })}
      />
      <BulkButton icon={CalendarClock} disabled={isBusy} onClick={() => setAsksDay(true)}>
        Follow-up
      </BulkButton>
      <BulkButton
        icon={Download}
        disabled={!isAll && ids.length > MOST_IN_ADDRESS}
        onClick={() => window.location.assign(exportAddress(filters, isAll ? [] : ids))}
      >
        Export
      </BulkButton>
      <BulkButton icon={Trash2} disabled={isBusy} onClick={() => run({ kind: 'delete' })}>
        Delete
      </BulkButton>
      {seen ? <span role="status">{`${leadsCount(seen)} done. Stay on this page…`}</span> : null}
      <Dialog isOpen={asksDay} onClose={() => setAsksDay(false)} title={`Set the follow-up of ${leads}`}>
        <form
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault()
            setAsksDay(false)
            run({ kind: 'follow_up_date', day: String(new FormData(event.currentTarget).get('day')) })
          }}
        >
          <Field label="Day">
            <Input type="date" name="day" required />
          </Field>
          <DialogActions>
            <DialogCancel />
            <Button type="submit" variant="primary">
              Set follow-up
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked ? bulkQuestion(asked, leads, members) : ''}
        description={
          asked?.kind === 'delete'
            ? 'They move to the bin for 30 days with their timelines, chats, demos and e-mails. The customers aren’t notified, so cancel upcoming demos first.'
            : 'You can undo it.'
        }
        confirm={asked?.kind === 'delete' ? 'Delete' : 'Change'}
        isDangerous={asked?.kind === 'delete'}
        onConfirm={() => {
          if (asked) bulk.run(asked, selected)
        }}
      />
    </>
  )
}
