import { starsLabel, testimonialFlagLabels } from '#content/testimonials/labels.ts'
import { shortFlagWords, testimonialStatusWords } from '#content/testimonials/moderation-words.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'

const mark = 'inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm'

const tones: Record<TestimonialStatus, string> = {
  pending: 'border-accent bg-marigold text-[var(--on-marigold)]',
  approved: 'border-success text-success',
  rejected: 'border-danger text-danger',
}

export function StandingMarks({ status, featured }: Pick<TestimonialItem, 'status' | 'featured'>) {
  return (
    <>
      <span className={`${mark} ${tones[status] ?? 'border-edge'}`}>
        {testimonialStatusWords[status] ?? status}
      </span>
      {featured ? <span className={`${mark} border-edge`}>Featured</span> : null}
    </>
  )
}

/** Whether the writer is who they say. */
export function WriterMarks({ isClient, isVerified }: Pick<TestimonialItem, 'isClient' | 'isVerified'>) {
  return (
    <>
      {isClient ? <span className={`${mark} border-success text-success`}>Verified client</span> : null}
      {isClient && isVerified ? null : (
        <span className={isVerified ? 'text-success text-sm' : 'text-danger text-sm'}>
          {isVerified ? 'Address confirmed' : 'Address not confirmed'}
        </span>
      )}
    </>
  )
}

export function Stars({ rating }: { rating: number }) {
  const full = Math.max(0, Math.min(5, Math.round(rating)))
  return (
    <span role="img" aria-label={starsLabel(rating)} className="whitespace-nowrap text-accent">
      {'★'.repeat(full)}
      <span className="text-muted">{'☆'.repeat(5 - full)}</span>
    </span>
  )
}

/** What to look at before approving. */
export function Flags({ flags }: Pick<TestimonialItem, 'flags'>) {
  if (flags.length === 0) return null
  return (
    <ul aria-label="Please check" className="flex flex-wrap gap-x-3 text-danger text-sm">
      {flags.map((flag) => (
        <li key={flag} title={testimonialFlagLabels[flag]}>
          <span aria-hidden="true">⚑ </span>
          {shortFlagWords[flag] ?? flag}
        </li>
      ))}
    </ul>
  )
}
