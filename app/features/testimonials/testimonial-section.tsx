import { lazy, Suspense } from 'react'
import type { loadTestimonialForm } from './load-testimonial-form.ts'
import type { TestimonialAnswer } from './testimonial-answer.ts'

// Fetched by those who want to write one: the contact page is light without.
const TestimonialForm = lazy(() => import('./testimonial-form.tsx'))

type Props = Awaited<ReturnType<typeof loadTestimonialForm>> & {
  privacyPath: string
  answer: TestimonialAnswer | undefined
}

/** The testimonial form, or the way to it. */
export function TestimonialSection({ invitation, form, ...rest }: Props) {
  if (form) {
    return (
      <Suspense>
        <TestimonialForm form={form} {...rest} />
      </Suspense>
    )
  }
  return (
    <section className="card">
      <h2 className="title-3">{invitation.heading}</h2>
      <p className="mt-2 mb-4 text-muted">{invitation.text}</p>
      <a href={invitation.href} className="btn">
        {invitation.action}
      </a>
    </section>
  )
}
