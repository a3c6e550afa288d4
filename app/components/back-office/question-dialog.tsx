import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Dialog, DialogCancel } from '#app/ui/dialog.tsx'

type Props = {
  /** The question; the dialog is open while there is one. */
  question: string | undefined
  /** Sends the answer; the dialog closes when it is back, whether it succeeded or not. */
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>
  onClose: () => void
  /** The form that answers, with a button that cancels. */
  children: (cancel: ReactNode) => ReactNode
}

/** Asks before something is done that can't be seen coming. */
export function QuestionDialog({ question, fetcher, onClose, children }: Props) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data !== undefined) close()
  }, [fetcher.state, fetcher.data])
  return (
    <Dialog isOpen={question !== undefined} onClose={onClose} title={question}>
      {children(<DialogCancel />)}
    </Dialog>
  )
}
