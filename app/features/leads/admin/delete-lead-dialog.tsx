import type { FetcherWithComponents } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
import { DeleteLeadForm } from './delete-lead-form.tsx'

type Props = {
  /** The lead that is to be deleted, while that is asked. */
  lead: { id: string; name: string } | undefined
  fetcher: FetcherWithComponents<ChangeResult | undefined>
  /** Where to go afterwards. */
  next: string
  onClose: () => void
}

/** Asks before a lead is deleted. */
export function DeleteLeadDialog({ lead, fetcher, next, onClose }: Props) {
  return (
    <QuestionDialog
      question={lead && 'Are you sure you want to delete this lead?'}
      fetcher={fetcher}
      onClose={onClose}
    >
      {(cancel) =>
        lead ? (
          <DeleteLeadForm lead={lead} next={next} Form={fetcher.Form} busy={fetcher.state !== 'idle'}>
            {cancel}
          </DeleteLeadForm>
        ) : null
      }
    </QuestionDialog>
  )
}
