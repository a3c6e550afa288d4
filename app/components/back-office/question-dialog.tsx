import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'

type Props = {
  /** What is asked; nothing while nothing is. */
  question: string | undefined
  /** Sends the answer; the dialog closes when there is one, good or bad: a toast tells which. */
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>
  onClose: () => void
  /** The form that answers; `cancel` is the button that leaves it be. */
  children: (cancel: ReactNode) => ReactNode
}

/** Asks before something is done that can't be seen coming. */
export function QuestionDialog({ question, fetcher, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isAsked = question !== undefined
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsked])
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data !== undefined) dialog.current?.close()
  }, [fetcher.state, fetcher.data])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl border border-line bg-card p-6 text-ink"
    >
      {isAsked ? (
        <>
          <h2 id={heading}>{question}</h2>
          {children(
            <button type="button" className="admin-button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>,
          )}
        </>
      ) : null}
    </dialog>
  )
}
