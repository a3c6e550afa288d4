import { Link } from 'react-router'
import { DeleteAllShown, QuarantineButtons } from '#app/components/back-office/quarantine-buttons.tsx'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { QuarantinedTestimonial } from '#server/testimonials/submit-testimonial.ts'
import { Stars } from './marks.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'

export type QuarantinedItem = {
  id: string
  held: QuarantinedTestimonial
  reasons: string[]
  created_at: string
}

type Props = { submissions: QuarantinedItem[] }

/** The testimonials that look like spam, to be released or deleted. */
export function QuarantineList({ submissions }: Props) {
  const ids = submissions.map(({ id }) => id)
  const heading = useKeptFocus(ids.join(), (before, now) => now !== before)
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Link to={TESTIMONIALS} className="admin-link inline-flex min-h-11 items-center">
          All testimonials
        </Link>
        <Link
          to="/del-admin-dashboard/leads/held-back"
          className="admin-link inline-flex min-h-11 items-center"
        >
          Suspected spam in quote requests
        </Link>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Suspected spam
        </h1>
        <DeleteAllShown ids={ids} />
      </div>
      <p className="mt-1 max-w-prose text-muted">
        These testimonials look automated. They are not in the queue, and nobody was mailed about them.
      </p>
      {submissions.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">No suspected spam.</p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {submissions.map((one) => (
            <Submission key={one.id} submission={one} />
          ))}
        </ul>
      )}
    </>
  )
}

function Submission({ submission: { id, held, reasons, created_at } }: { submission: QuarantinedItem }) {
  const { submission, photoKey } = held
  return (
    <li className="admin-card grid min-w-0 gap-2 p-4 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="min-w-0">{submission.name}</h2>
        <Stars rating={submission.rating} />
      </div>
      <p className="text-muted text-sm">
        {[
          submission.email,
          submission.role,
          submission.company,
          testimonialServiceLabels.en[submission.serviceType] ?? submission.serviceType,
          photoKey && 'with a photo',
          formatDayAndTime(created_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        <strong>Why:</strong> it {reasons.join('; it ')}.
      </p>
      <details>
        <summary className="admin-link inline-block min-h-6 cursor-pointer">What it says</summary>
        <p className="mt-1 whitespace-pre-wrap">{submission.content}</p>
        {submission.projectDetails ? (
          <p className="mt-2 whitespace-pre-wrap">{submission.projectDetails}</p>
        ) : null}
      </details>
      <QuarantineButtons id={id} />
    </li>
  )
}
