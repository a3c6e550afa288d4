import { useEffect, useEffectEvent } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { leadAddress } from '../edit/edit-result.ts'

type Props = {
  /** The lead to delete; undefined while the dialog is closed. */
  lead: { id: string; name: string } | undefined
  /** The list to go to when the lead's own page is gone. */
  next?: string
  fetcher: FetcherWithComponents<OfficeResult | undefined>
  onClose: () => void
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, next = '', fetcher, onClose }: Props) {
  const busy = fetcher.state !== 'idle'
  const close = useEffectEvent(onClose)
  // A toast shows how it ended.
  useEffect(() => {
    if (!busy && fetcher.data !== undefined) close()
  }, [busy, fetcher.data])
  return (
    <ConfirmDialog
      isOpen={lead !== undefined}
      onClose={onClose}
      title="Are you sure you want to delete this lead?"
      description={
        <>
          <strong>{lead?.name}</strong> moves to the bin with the timeline, chats, demos and e-mails, and can
          be restored from there. The customer isn’t notified, so cancel upcoming demos first.
        </>
      }
      confirm={busy ? 'Deleting…' : 'Delete'}
      isDangerous
      busy={busy}
      onConfirm={() => {
        if (lead)
          void fetcher.submit({ intent: 'delete', next }, { method: 'post', action: leadAddress(lead.id) })
      }}
    />
  )
}
