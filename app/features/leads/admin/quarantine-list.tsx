import { Link } from 'react-router'
import { DeleteAllShown, QuarantineButtons } from '#app/components/back-office/quarantine-buttons.tsx'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'

export type QuarantinedSubmission = {
  id: string
  submission: {
    name: string
    email: string
    phone?: string | undefined
    service: string
    message: string
    wanted?: { date: string; time: string }
  }
  reasons: string[]
  created_at: string
}

type Props = { submissions: QuarantinedSubmission[] }

/** The quote requests that look like spam, to be released or deleted. */
export function QuarantineList({ submissions }: Props) {
  const ids = submissions.map(({ id }) => id)
  const heading = useKeptFocus(ids.join(), (before, now) => now !== before)
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
          All leads
        </Link>
        <Link
          to="/del-admin-dashboard/testimonials/held-back"
          className="admin-link inline-flex min-h-11 items-center"
        >
          Suspected spam in testimonials
        </Link>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Suspected spam
        </h1>
        <DeleteAllShown ids={ids} />
      </div>
      <p className="mt-1 max-w-prose text-muted">
        These requests look automated. They are not leads, nobody was mailed about them, and a demo among them
        takes no slot.
      </p>
      {submissions.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">No suspected spam.</p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {submissions.map((held) => (
            <Submission key={held.id} held={held} />
          ))}
        </ul>
      )}
    </>
  )
}

function Submission({ held: { id, submission, reasons, created_at } }: { held: QuarantinedSubmission }) {
  return (
    <li className="admin-card grid min-w-0 gap-2 p-4 [overflow-wrap:anywhere]">
      <h2>{submission.name}</h2>
      <p className="text-muted text-sm">
        {[
          submission.email,
          submission.phone,
          submission.service,
          submission.wanted && `demo wanted on ${submission.wanted.date} at ${submission.wanted.time}`,
          formatDayAndTime(created_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        <strong>Why:</strong> it {reasons.join('; it ')}.
      </p>
      <details>
        <summary className="admin-link inline-block min-h-6 cursor-pointer">Message</summary>
        <p className="mt-1 whitespace-pre-wrap">{submission.message}</p>
      </details>
      <QuarantineButtons id={id} />
    </li>
  )
}
