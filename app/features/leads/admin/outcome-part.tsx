import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { Part } from '#app/components/back-office/part.tsx'
import { reasonWords } from '#content/lead-work-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import { isOutcome, type LeadOutcome, leadWorkLimits, outcomeReasons } from '#domain/leads/lead-work.ts'
import type { GivenReason } from '#server/leads/hand/outcome.ts'

type Props = { status: string; given: GivenReason | undefined }

/** Asks why a lead was won or lost, or tells it. Nothing while it is open. */
export function OutcomePart({ status, given }: Props) {
  if (!isOutcome(status)) return null
  const title = status === 'won' ? 'Why it was won' : 'Why it was lost'
  if (!given) {
    return (
      <Part title={title}>
        <ReasonForm outcome={status} given={given} />
      </Part>
    )
  }
  return (
    <Part title={title}>
      <p>
        <strong>{reasonWords[status][given.reason] ?? given.reason}</strong>
        <span className="text-muted text-sm">, {formatDay(given.decided_at)}</span>
      </p>
      {given.note ? (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {given.note}
        </p>
      ) : null}
      <details>
        <summary className="admin-link inline-flex min-h-9 cursor-pointer items-center text-sm">
          Change
        </summary>
        <ReasonForm outcome={status} given={given} />
      </details>
    </Part>
  )
}

type FormProps = Omit<Props, 'status'> & { outcome: LeadOutcome }

function ReasonForm({ outcome, given }: FormProps) {
  return (
    <OfficeForm
      intent="give-reason"
      keepsDraft
      hidden={{ seen: given?.decided_at ?? '' }}
      version={given?.decided_at ?? ''}
      className="grid gap-2"
    >
      {({ busy }) => (
        <>
          <select
            name="reason"
            required
            aria-label="Reason"
            defaultValue={given?.reason ?? ''}
            className="admin-field"
          >
            <option value="">Choose the main reason</option>
            {outcomeReasons[outcome].map((reason) => (
              <option key={reason} value={reason}>
                {reasonWords[outcome][reason]}
              </option>
            ))}
          </select>
          <textarea
            name="note"
            rows={2}
            aria-label="In your words"
            placeholder="In your words, if there is more to say"
            maxLength={leadWorkLimits.reasonNote}
            defaultValue={given?.note ?? ''}
            className="admin-field block resize-y field-sizing-content"
          />
          <button type="submit" disabled={busy} className="admin-button justify-self-end">
            {busy ? 'Saving…' : 'Save'}
          </button>
        </>
      )}
    </OfficeForm>
  )
}
