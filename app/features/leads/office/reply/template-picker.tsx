import { useSearchParams } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { LEADS } from '../paths.ts'

type Props = { templates: { id: string; name: string }[]; chosen: string }

/** Chooses the template of a reply. What was typed stays as the draft of the template before. */
export function TemplatePicker({ templates, chosen }: Props) {
  const [, setSearch] = useSearchParams()
  const choose = (template: string) =>
    setSearch(
      (before) => {
        before.set('template', template)
        return before
      },
      { replace: true },
    )
  return (
    <div className="mb-3 flex items-end gap-2">
      <Field label="Template" className="min-w-0 flex-1">
        <Select
          key={chosen}
          defaultValue={chosen}
          autoComplete="off"
          options={templates.map(({ id, name }) => [id, name])}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      </Field>
      <ButtonLink variant="quiet" className="-mr-3" to={`${LEADS}/texts`}>
        Edit templates
      </ButtonLink>
    </div>
  )
}
