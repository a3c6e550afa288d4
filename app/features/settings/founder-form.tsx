import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { siteFounderLimits as limits, type SiteFounder } from '#domain/settings/site-founder.ts'
import { SettingForm } from './setting-form.tsx'

const fields: { name: keyof SiteFounder; label: string; hint: string }[] = [
  { name: 'name', label: 'Founder’s name', hint: 'On the home page and About.' },
  { name: 'years', label: 'Years of experience', hint: 'A number. On About.' },
  {
    name: 'registration',
    label: 'GST or Udyam number',
    hint: 'As it should be read, such as GSTIN 07ABCDE1234F1Z5. On About and at the foot of every page.',
  },
  {
    name: 'guarantee',
    label: 'Guarantee',
    hint: 'One sentence that you keep, such as: Live in two weeks, or the set-up fee back. On the home page and About.',
  },
]

type Props = {
  founder: { value: SiteFounder; version: number }
}

/** Who is behind the site, and what they promise. */
export function FounderForm({ founder }: Props) {
  return (
    <SettingForm
      intent="site.founder"
      title="Founder and trust"
      lead="People buy from a person. What you leave empty is not mentioned anywhere."
      version={founder.version}
    >
      {(problems) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint} error={problems[name]}>
              <Input
                name={name}
                inputMode={name === 'years' ? 'numeric' : undefined}
                maxLength={limits[name]}
                defaultValue={founder.value[name]}
              />
            </Field>
          ))}
        </div>
      )}
    </SettingForm>
  )
}
