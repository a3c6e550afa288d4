import { useSubmit } from 'react-router'
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx'
import { leadAddress } from '../paths.ts'

type Props = {
  /** The lead to delete; undefined while the dialog is closed. */
  lead: { id: string; name: string } | undefined
  /** The list to go to when the lead's own page is gone. */
  next?: string
  onClose: () => void
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, next = '', onClose }: Props) {
  const submit = useSubmit()
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
      confirm="Delete"
      isDangerous
      onConfirm={() => {
        if (!lead) return
        const action = leadAddress(lead.id)
        void submit({ intent: 'delete', next }, { method: 'post', action, navigate: false })
      }}
    />
  )
}
