import type { FetcherWithComponents } from 'react-router'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
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

/** Asks before testimonials are deleted. */
export function DeleteDialog({ testimonials, fetcher, next, onClose }: Props) {
  return (
    <QuestionDialog
      question={testimonials.length > 0 ? questionAbout(testimonials) : undefined}
      fetcher={fetcher}
      onClose={onClose}
    >
      {(cancel) => (
        <DeleteForm
          testimonials={testimonials}
          next={next}
          Form={fetcher.Form}
          busy={fetcher.state !== 'idle'}
        >
          {cancel}
        </DeleteForm>
      )}
    </QuestionDialog>
  )
}
