import { OfficeForm } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { callDirectionWords, callOutcomeWords } from '#content/office/lead-work-words.ts'
import { callDirections, callOutcomes, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { FollowUpSelect } from './follow-up-select.tsx'

type Props = {
  formKey: string
  /** Whether the follow-up is due. */
  isDue: boolean
  onDone: () => void
}

/** Logs a call and sets the next follow-up. The outcome is the submit button, which saves a tap. */
export function CallForm({ formKey, isDue, onDone }: Props) {
  return (
    <OfficeForm
      intent="log-call"
      hidden={{ key: formKey }}
      version={String(isDue)}
      empties
      keepsDraft
      onDone={onDone}
      className="grid gap-3"
    >
      {({ sent }) => (
        <>
          <Field label="Notes on the call" hidesLabel>
            <Textarea
              name="note"
              rows={2}
              placeholder="What was said?"
              maxLength={leadWorkLimits.note}
              defaultValue=""
              className="field-sizing-content"
            />
          </Field>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            <Field label="Who called">
              <Select
                name="direction"
                options={callDirections.map((direction) => [direction, callDirectionWords[direction]])}
              />
            </Field>
            <Field label="Minutes">
              <Input
                type="number"
                name="minutes"
                min={0}
                max={leadWorkLimits.callMinutes}
                inputMode="numeric"
                defaultValue=""
              />
            </Field>
            <FollowUpSelect isDue={isDue} />
          </div>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1 text-muted text-small">
              {sent ? 'Logging…' : 'Choose the outcome to log the call'}
            </legend>
            {callOutcomes.map((outcome) => (
              <Button
                key={outcome}
                type="submit"
                name="outcome"
                value={outcome}
                disabled={sent !== undefined}
              >
                {callOutcomeWords[outcome]}
              </Button>
            ))}
          </fieldset>
        </>
      )}
    </OfficeForm>
  )
}
