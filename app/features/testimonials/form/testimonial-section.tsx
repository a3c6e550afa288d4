import type { loadTestimonialForm } from './load-testimonial-form.ts'
import type { TestimonialAnswer } from './testimonial-answer.ts'
import { TestimonialForm } from './testimonial-form.tsx'

type Props = Awaited<ReturnType<typeof loadTestimonialForm>> & {
  privacyPath: string
  answer: TestimonialAnswer | undefined
}

/** The testimonial form, or the way to it. */
export function TestimonialSection({ invitation, form, ...rest }: Props) {
  if (form) return <TestimonialForm form={form} {...rest} />
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
