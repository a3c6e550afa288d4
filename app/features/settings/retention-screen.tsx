import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { type Retention, retentionLimits } from '#domain/settings/retention.ts'
import { SettingForm } from './setting-form.tsx'

type Part = keyof Retention

const parts: { part: Part; label: string; unit: 'months' | 'days'; canBeNever?: true; hint: string }[] = [
  { part: 'conversationsMonths', label: 'Chats', unit: 'months', hint: 'after the last message' },
  {
    part: 'closedLeadsMonths',
    label: 'Lost leads',
    unit: 'months',
    canBeNever: true,
    hint: 'after the last change',
  },
  { part: 'binDays', label: 'Bin', unit: 'days', hint: 'after a lead was deleted' },
  { part: 'emailsMonths', label: 'E-mails', unit: 'months', canBeNever: true, hint: 'sent or not delivered' },
  { part: 'auditMonths', label: 'Audit log', unit: 'months', canBeNever: true, hint: 'after the entry' },
  {
    part: 'notFoundDays',
    label: 'Broken links',
    unit: 'days',
    hint: 'after the last visit',
  },
  {
    part: 'suspectedSpamDays',
    label: 'Suspected spam',
    unit: 'days',
    hint: 'after it came, unless released',
  },
  {
    part: 'registrationsDays',
    label: 'Registrations',
    unit: 'days',
    hint: 'if the e-mail address is never verified',
  },
]

type Props = { retention: { value: Retention; version: number } }

/** How long records are kept. */
export function RetentionScreen({ retention }: Props) {
  return (
    <SettingForm
      intent="retention"
      title="Automatic deletion"
      lead="Records older than this are deleted for good, some every day. Open and won leads are never deleted automatically."
      version={retention.version}
      isOnly
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {parts.map(({ part, label, unit, canBeNever, hint }) => (
            <Field
              key={part}
              label={`${label}, ${unit}`}
              hint={canBeNever ? `${hint}; empty: never` : hint}
              error={problems[part]}
            >
              <Input
                type="number"
                inputMode="numeric"
                name={part}
                required={!canBeNever}
                {...retentionLimits[unit]}
                step={1}
                placeholder={canBeNever ? 'never' : undefined}
                defaultValue={retention.value[part] ?? ''}
              />
            </Field>
          ))}
        </div>
      )}
    </SettingForm>
  )
}
