import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { DeleteLeadForm } from './delete-lead-form.tsx'

type Props = {
  /** The lead that is to be deleted, while that is asked. */
  lead: { id: string; name: string } | undefined
  fetcher: FetcherWithComponents<ChangeResult | undefined>
  /** Where to go afterwards. */
  next: string
  onClose: () => void
}

/** Asks before a lead is deleted. Without scripts a page of its own asks the same. */
export function DeleteLeadDialog({ lead, fetcher, next, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leadId = lead?.id
  useEffect(() => {
    if (leadId) dialog.current?.showModal()
    else dialog.current?.close()
  }, [leadId])
  // Answered, well or badly: a toast tells which.
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) dialog.current?.close()
  }, [fetcher.state, fetcher.data])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="delete-question"
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl border border-line bg-card p-6 text-ink"
    >
      {lead ? (
        <>
          <h2 id="delete-question">Are you sure you want to delete this lead?</h2>
          <DeleteLeadForm lead={lead} next={next} Form={fetcher.Form} busy={fetcher.state !== 'idle'}>
            <button type="button" className="admin-button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </DeleteLeadForm>
        </>
      ) : null}
    </dialog>
  )
}
