import { type Retention, retentionLimits } from '#domain/settings/retention.ts'
import type { Outdated } from '#server/settings/count-outdated.ts'
import { SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

type Part = keyof Retention

const parts: { part: Part; label: string; unit: 'months' | 'days'; canBeNever?: true; hint: string }[] = [
  { part: 'conversationsMonths', label: 'Chats', unit: 'months', hint: 'after their last message' },
  {
    part: 'closedLeadsMonths',
    label: 'Lost leads',
    unit: 'months',
    canBeNever: true,
    hint: 'after anybody last worked at them',
  },
  { part: 'binDays', label: 'Bin', unit: 'days', hint: 'after a lead was deleted' },
  { part: 'emailsMonths', label: 'E-mails', unit: 'months', canBeNever: true, hint: 'sent or not delivered' },
  { part: 'auditMonths', label: 'Audit log', unit: 'months', canBeNever: true, hint: 'after it was noted' },
  {
    part: 'notFoundDays',
    label: 'Broken links',
    unit: 'days',
    hint: 'after the last visit',
  },
  {
    part: 'heldBackDays',
    label: 'Suspected spam',
    unit: 'days',
    hint: 'after they came; those that nobody let in',
  },
  {
    part: 'registrationsDays',
    label: 'Registrations',
    unit: 'days',
    hint: 'whose e-mail address was never verified',
  },
]

type Props = {
  retention: { value: Retention; version: string }
  outdated: Outdated | null
}

/** For how long what is stored is kept. */
export function RetentionScreen({ retention, outdated }: Props) {
  return (
    <SettingForm
      intent="retention"
      title="What is deleted by itself, and when"
      lead="It is gone for good then, a little every day. Leads that are open or won are never deleted by themselves."
      version={retention.version}
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {parts.map(({ part, label, unit, canBeNever, hint }) => (
            <SettingField
              key={part}
              label={`${label}, ${unit}`}
              hint={`${hint}${canBeNever ? '; empty: never' : ''}. ${due(outdated?.[part])}`}
              problem={problems[part]}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  type="number"
                  inputMode="numeric"
                  name={part}
                  required={!canBeNever}
                  {...retentionLimits[unit]}
                  step={1}
                  placeholder={canBeNever ? 'never' : undefined}
                  defaultValue={retention.value[part] ?? ''}
                />
              )}
            </SettingField>
          ))}
        </div>
      )}
    </SettingForm>
  )
}

const COUNTED = 10_000

function due(count: number | undefined): string {
  if (count === undefined) return ''
  if (count === 0) return 'Nothing to delete yet.'
  if (count > COUNTED) return `More than ${COUNTED.toLocaleString('en-IN')} go next.`
  return count === 1 ? '1 goes next.' : `${count.toLocaleString('en-IN')} go next.`
}
