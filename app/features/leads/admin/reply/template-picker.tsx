import { Form, Link, useSubmit } from 'react-router'

type Props = {
  templates: { id: string; name: string }[]
  chosen: string
  by: 'mail' | 'whatsapp'
  to: string | null
  queue: string | null
}

/** Chooses the words to begin with. What was typed is not thrown away unasked. */
export function TemplatePicker({ templates, chosen, by, to, queue }: Props) {
  const submit = useSubmit()
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2">
      <Form key={chosen} method="get" autoComplete="off" className="flex min-w-0 flex-1 items-end gap-2">
        {by === 'whatsapp' ? <input type="hidden" name="by" value="whatsapp" /> : null}
        {to ? <input type="hidden" name="to" value={to} /> : null}
        {queue ? <input type="hidden" name="queue" value={queue} /> : null}
        <label className="min-w-0 flex-1">
          <span className="text-muted text-sm">Begin with</span>
          <select
            name="template"
            defaultValue={chosen}
            className="admin-field"
            onChange={(event) => {
              const select = event.currentTarget
              if (isTouched() && !confirm('Replace what you wrote with this template?')) {
                select.value = chosen
                return
              }
              void submit(select.form, { replace: true })
            }}
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </Form>
      <Link
        to="/del-admin-dashboard/leads/texts"
        className="admin-link inline-flex min-h-10 items-center text-sm"
      >
        Change the texts
      </Link>
    </div>
  )
}

/** Whether the words are not those of the template any more. */
function isTouched(): boolean {
  const text = document.getElementById('reply-text')
  return text instanceof HTMLTextAreaElement && text.value.trim() !== text.defaultValue.trim()
}
