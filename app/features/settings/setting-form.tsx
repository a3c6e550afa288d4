import type { ReactNode } from 'react'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import type { SettingProblems } from '#server/settings/save-setting.ts'

type Props = {
  /** What the form does, which names the setting too. */
  intent: string
  item?: string
  title: string
  lead?: ReactNode
  version: number
  encType?: 'multipart/form-data'
  /** Whether it is the only form of its screen. */
  isOnly?: boolean
  children: (problems: SettingProblems) => ReactNode
}

/** A card with the fields of one setting. */
export function SettingForm({ title, lead, version, isOnly = false, children, ...form }: Props) {
  return (
    <Card title={title}>
      {lead ? <p className="mb-3 max-w-prose text-muted text-small">{lead}</p> : null}
      <OfficeForm {...form} version={version} keepsDraft noValidate>
        {({ result }) => (
          <>
            <div className="grid min-w-0 gap-4">{children(result?.problems ?? {})}</div>
            <SubmitButton variant={isOnly ? 'primary' : 'default'} className="mt-4">
              Save
            </SubmitButton>
          </>
        )}
      </OfficeForm>
    </Card>
  )
}

export type TextSetting<Name extends string> = {
  name: Name
  label: string
  hint?: string
  type?: 'email' | 'tel' | 'url'
  inputMode?: 'numeric'
  placeholder?: string
}

type TextsProps<Name extends string> = {
  fields: readonly TextSetting<Name>[]
  values: Partial<Record<Name, string>>
  problems: SettingProblems
  /** The most characters, of all fields or of each. */
  limits: number | Record<Name, number>
}

/** The texts of a setting, in two columns. */
export function SettingTexts<Name extends string>({ fields, values, problems, limits }: TextsProps<Name>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, hint, ...input }) => (
        <Field key={name} label={label} hint={hint} error={problems[name]}>
          <Input
            {...input}
            name={name}
            maxLength={typeof limits === 'number' ? limits : limits[name]}
            defaultValue={values[name]}
          />
        </Field>
      ))}
    </div>
  )
}
