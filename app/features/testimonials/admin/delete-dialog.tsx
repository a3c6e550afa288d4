import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { DeleteForm, type Doomed, questionAbout } from './delete-form.tsx'
import type { TestimonialResult } from './testimonial-result.ts'

type Props = {
  /** What is to be deleted, while that is asked; nothing otherwise. */
  testimonials: Doomed[]
  fetcher: FetcherWithComponents<TestimonialResult | undefined>
  /** Where to go afterwards. */
  next: string
  onClose: () => void
}

/** Asks before testimonials are deleted. Without scripts a page of its own asks the same. */
export function DeleteDialog({ testimonials, fetcher, next, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isAsked = testimonials.length > 0
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isAsked])
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
      {isAsked ? (
        <>
          <h2 id="delete-question">{questionAbout(testimonials)}</h2>
          <DeleteForm
            testimonials={testimonials}
            next={next}
            Form={fetcher.Form}
            busy={fetcher.state !== 'idle'}
          >
            <button type="button" className="admin-button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </DeleteForm>
        </>
      ) : null}
    </dialog>
  )
}
