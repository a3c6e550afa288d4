import { Form, useSubmit } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { LEADS } from '../paths.ts'

type Props = {
  templates: { id: string; name: string }[]
  chosen: string
  by: 'mail' | 'whatsapp'
  to: string | null
  queue: string | null
}

/** Chooses the template of a reply. What was typed stays as the draft of the template before. */
export function TemplatePicker({ templates, chosen, by, to, queue }: Props) {
  const submit = useSubmit()
  return (
    <div className="mb-3 flex items-end gap-2">
      <Form key={chosen} method="get" autoComplete="off" className="min-w-0 flex-1">
        {by === 'whatsapp' ? <input type="hidden" name="by" value="whatsapp" /> : null}
        {to ? <input type="hidden" name="to" value={to} /> : null}
        {queue ? <input type="hidden" name="queue" value={queue} /> : null}
        <Field label="Template">
          <Select
            name="template"
            defaultValue={chosen}
            options={templates.map(({ id, name }) => [id, name])}
            onChange={(event) => void submit(event.currentTarget.form, { replace: true })}
          />
        </Field>
      </Form>
      <ButtonLink variant="quiet" to={`${LEADS}/texts`}>
        Edit templates
      </ButtonLink>
    </div>
  )
}
