import { useState } from 'react'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { When } from '#app/office/when.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { reasonWords } from '#content/office/lead-work-words.ts'
import { isOutcome, type LeadOutcome, leadWorkLimits, outcomeReasons } from '#domain/leads/lead-work.ts'
import type { GivenReason } from '#server/leads/work/outcome.ts'

type Props = { status: string; given: GivenReason | undefined }

/** Asks why a lead was won or lost, or shows the reason. Nothing for an open lead. */
export function OutcomePart({ status, given }: Props) {
  const [isEditing, setEditing] = useState(false)
  if (!isOutcome(status)) return null
  const title = status === 'won' ? 'Why it was won' : 'Why it was lost'
  if (!given || isEditing) {
    return (
      <Card title={title}>
        <ReasonForm outcome={status} given={given} onDone={() => setEditing(false)} />
      </Card>
    )
  }
  return (
    <Card
      title={title}
      actions={
        <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
          Edit
        </Button>
      }
    >
      <p>
        <strong>{reasonWords[status][given.reason] ?? given.reason}</strong>
        <span className="text-muted text-small">
          , <When at={given.decided_at} isDay />
        </span>
      </p>
      {given.note ? (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {given.note}
        </p>
      ) : null}
    </Card>
  )
}

type FormProps = Omit<Props, 'status'> & { outcome: LeadOutcome; onDone: () => void }

function ReasonForm({ outcome, given, onDone }: FormProps) {
  return (
    <OfficeForm
      intent="give-reason"
      keepsDraft
      version={given?.version ?? 0}
      onDone={onDone}
      className="grid gap-2"
    >
      <Field label="Reason" hidesLabel>
        <Select
          name="reason"
          required
          defaultValue={given?.reason ?? ''}
          empty="Choose the main reason"
          options={outcomeReasons[outcome].map((reason) => [reason, reasonWords[outcome][reason] ?? reason])}
        />
      </Field>
      <Field label="Details" hidesLabel>
        <Textarea
          name="note"
          rows={2}
          placeholder="Details (optional)"
          maxLength={leadWorkLimits.reasonNote}
          defaultValue={given?.note ?? ''}
          className="field-sizing-content"
        />
      </Field>
      <FormButtons submit="Save" />
    </OfficeForm>
  )
}
