import { Flag } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { type Glyph, Status } from '#app/ui/status.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { shortFlagWords, testimonialStatusWords } from '#content/office/testimonial-words.ts'
import { starsLabel, testimonialFlagLabels } from '#content/testimonials/labels.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'

const looks: Record<TestimonialStatus, { glyph: Glyph; tone: Tone }> = {
  pending: { glyph: 'ring', tone: 'amber' },
  approved: { glyph: 'tick', tone: 'green' },
  rejected: { glyph: 'cross', tone: 'red' },
}

/** The status, and whether it is featured. */
export function StandingMarks({ status, featured }: Pick<TestimonialItem, 'status' | 'featured'>) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Status {...(looks[status] ?? looks.pending)}>{testimonialStatusWords[status] ?? status}</Status>
      {featured ? <Badge tone="blue">Featured</Badge> : null}
    </span>
  )
}

export function Stars({ rating }: { rating: number }) {
  const full = Math.max(0, Math.min(5, Math.round(rating)))
  return (
    <span role="img" aria-label={starsLabel(rating)} className="whitespace-nowrap text-base text-muted">
      {'★'.repeat(full)}
      <span className="text-faint">{'☆'.repeat(5 - full)}</span>
    </span>
  )
}

/** Warns that a testimonial should be read closely before it is approved. */
export function Flags({ flags }: Pick<TestimonialItem, 'flags'>) {
  if (flags.length === 0) return null
  return (
    <span
      title={flags.map((flag) => testimonialFlagLabels[flag] ?? flag).join('\n')}
      className="mr-2 inline-flex items-center gap-1 align-middle text-amber"
    >
      <Flag size={14} strokeWidth={1.75} aria-hidden />
      Check first
      <span className="sr-only">: {flags.map((flag) => shortFlagWords[flag] ?? flag).join(', ')}</span>
    </span>
  )
}
