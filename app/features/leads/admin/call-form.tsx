import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { callDirectionWords, callOutcomeWords } from '#content/lead-work-words.ts'
import { callDirections, callOutcomes, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { FollowUpSelect } from './follow-up-select.tsx'

/** Whoever comes back from a call has the form in front of them. */
export function openCallForm() {
  const form = document.getElementById('log-call')
  if (!(form instanceof HTMLDetailsElement)) return
  form.open = true
  form.scrollIntoView({ block: 'center' })
}

type Props = {
  formKey: string
  /** Whether the lead is to be followed up by now. */
  isDue: boolean
}

/** Writes a call down, and when to speak again. How it went is the button: one tap less, of the most frequent. */
export function CallForm({ formKey, isDue }: Props) {
  return (
    <OfficeForm
      intent="log-call"
      hidden={{ key: formKey }}
      version={String(isDue)}
      empties
      className="grid gap-3"
    >
      {({ busy }) => (
        <>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            <label>
              <span className="text-muted text-sm">Who called</span>
              <select name="direction" className="admin-field">
                {callDirections.map((direction) => (
                  <option key={direction} value={direction}>
                    {callDirectionWords[direction]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span className="text-muted text-sm">Minutes</span>
              <input
                type="number"
                name="minutes"
                min={0}
                max={leadWorkLimits.callMinutes}
                inputMode="numeric"
                defaultValue=""
                className="admin-field"
              />
            </label>
            <FollowUpSelect isDue={isDue} />
          </div>
          <textarea
            name="note"
            rows={2}
            aria-label="What was said"
            placeholder="What was said?"
            maxLength={leadWorkLimits.note}
            defaultValue=""
            className="admin-field block resize-y field-sizing-content"
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1 text-muted text-sm">
              {busy ? 'Logging…' : 'How it went; this logs the call'}
            </legend>
            {callOutcomes.map((outcome, at) => (
              <button
                key={outcome}
                type="submit"
                name="outcome"
                value={outcome}
                disabled={busy}
                className={`admin-button ${at === 0 ? 'admin-button-primary' : ''}`}
              >
                {callOutcomeWords[outcome]}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </OfficeForm>
  )
}
