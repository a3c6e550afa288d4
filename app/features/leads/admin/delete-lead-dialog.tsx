import type { FetcherWithComponents } from 'react-router'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { leadAddress } from './edit/edit-result.ts'

type Props = {
  /** The lead that is to be deleted, while that is asked. */
  lead: { id: string; name: string } | undefined
  fetcher: FetcherWithComponents<OfficeResult | undefined>
  onClose: () => void
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, fetcher, onClose }: Props) {
  const busy = fetcher.state !== 'idle'
  return (
    <QuestionDialog
      question={lead && 'Are you sure you want to delete this lead?'}
      fetcher={fetcher}
      onClose={onClose}
    >
      {(cancel) =>
        lead ? (
          <fetcher.Form method="post" action={leadAddress(lead.id)}>
            <p className="mt-2 break-words">
              <strong>{lead.name}</strong>: the answers, the timeline, their chats and demos and the e-mails
              about them go too. From the bin all of it can be brought back. They are not told: cancel a demo
              that is still to come first, because its time gets free.
            </p>
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              {cancel}
              <button
                type="submit"
                name="intent"
                value="delete"
                disabled={busy}
                className="admin-button admin-button-danger"
              >
                {busy ? 'Deleting…' : 'Delete'}
              </button>
            </div>
          </fetcher.Form>
        ) : null
      }
    </QuestionDialog>
  )
}
