import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { leadFieldWords, leadFormProblemWords } from '#content/office/lead-words.ts'
import type { LeadFormField, LeadFormProblem } from '#domain/leads/lead-form.ts'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'

export type LeadTexts = Partial<Record<LeadFormField, string>>

export type EditMore = {
  duplicates: Duplicate[]
  /** One of the duplicates is an open lead, so a second one can't be added. */
  isOpen: boolean
}

/** How saving a lead's form ended. */
export type EditResult = OfficeResult<EditMore>

type FormState = { values: LeadTexts; result: EditResult | undefined }

/** The stored values of the form around a field, and how saving it ended. */
export const LeadFormState = createContext<FormState>({ values: {}, result: undefined })

const useValue = (name: LeadFormField) => useContext(LeadFormState).values[name] ?? ''

type Named = { name: LeadFormField }
type Hinted = Named & { hint?: ReactNode; required?: boolean }

/** A field with its label and its error. */
function LeadField({ name, className, ...field }: Hinted & { className?: string; children: ReactNode }) {
  const { result } = useContext(LeadFormState)
  const problem = result?.problems?.[name] as LeadFormProblem | undefined
  return (
    <Field
      {...field}
      label={leadFieldWords[name]}
      error={problem && leadFormProblemWords[problem]}
      className={className}
    />
  )
}

export function LeadInput({ name, hint, required = false, ...props }: Hinted & ComponentProps<typeof Input>) {
  return (
    <LeadField name={name} hint={hint} required={required}>
      <Input name={name} defaultValue={useValue(name)} {...props} />
    </LeadField>
  )
}

/** A field of several lines, as wide as the form. */
export function LeadTextarea({ name, ...props }: Named & ComponentProps<typeof Textarea>) {
  return (
    <LeadField name={name} className="sm:col-span-2">
      <Textarea name={name} defaultValue={useValue(name)} dir="auto" {...props} />
    </LeadField>
  )
}

/** A field with options. An unknown value from an import stays available. */
export function LeadSelect({ name, options, ...props }: Named & ComponentProps<typeof Select>) {
  const chosen = useValue(name)
  const isKnown = chosen === '' || options.some(([value]) => value === chosen)
  return (
    <LeadField name={name}>
      <Select
        name={name}
        defaultValue={chosen}
        options={isKnown ? options : [...options, [chosen, chosen]]}
        {...props}
      />
    </LeadField>
  )
}
