import { ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Page } from '#app/office/page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { smallIcon } from '#app/ui/icon.ts'
import { placeholderWords } from '#content/office/reply-templates.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { StoredTemplate } from '#server/leads/reply/template-store.ts'
import { LEADS } from '../paths.ts'

type Props = {
  templates: StoredTemplate[]
  formKey: string
}

/** The reply templates of the team. */
export function TemplatesPage({ templates, formKey }: Props) {
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <Page
      title="Reply templates"
      back={{ to: LEADS, label: 'Back to leads' }}
      actions={
        isAdding ? null : (
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            Add template
          </Button>
        )
      }
    >
      <div className="page-body grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          {isAdding ? (
            <Card title="New template">
              <TemplateForm
                template={{ name: '', subject: '', body: '', version: 0 }}
                formKey={formKey}
                onDone={close}
                onCancel={close}
              />
            </Card>
          ) : null}
          <Card title="Templates" count={templates.length} isFlush>
            <div className="divide-y divide-line border-line border-t">
              {templates.map((template) => (
                <Template key={template.id} template={template} />
              ))}
            </div>
          </Card>
        </div>
        <Card title="Placeholders">
          <p className="mb-3 text-muted text-small">
            Replaced with the lead’s details in e-mails and on WhatsApp. A line is left out if its placeholder
            has no value.
          </p>
          <Facts facts={Object.entries(placeholderWords).map(([name, words]) => [`{${name}}`, words])} />
        </Card>
      </div>
    </Page>
  )
}

function Template({ template }: { template: StoredTemplate }) {
  const { id, name } = template
  const fetcher = useFetcher()
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 px-4 hover:bg-hover">
        <ChevronRight {...smallIcon} className="flex-none text-faint group-open:rotate-90" />
        <span className="min-w-0 flex-1 font-[550] [overflow-wrap:anywhere]">{name}</span>
      </summary>
      <div className="px-4 pt-2 pb-4">
        <TemplateForm template={template}>
          <Button
            variant="quiet"
            busy={fetcher.state !== 'idle'}
            onClick={() => void fetcher.submit({ intent: 'delete-template', item: id }, { method: 'post' })}
          >
            Delete
          </Button>
        </TemplateForm>
      </div>
    </details>
  )
}

type FormProps = {
  /** A new template has no id. */
  template: Pick<StoredTemplate, 'name' | 'subject' | 'body' | 'version'> & { id?: string }
  formKey?: string
  onDone?: () => void
  onCancel?: () => void
  /** Buttons beside the one that saves. */
  children?: ReactNode
}

function TemplateForm({ template, formKey, onDone, onCancel, children }: FormProps) {
  return (
    <OfficeForm
      intent="save-template"
      item={template.id}
      keepsDraft
      empties={!template.id}
      onDone={onDone}
      hidden={formKey ? { key: formKey } : {}}
      version={template.version}
      className="grid gap-3"
    >
      <Field label="Name" required>
        <Input name="name" dir="auto" maxLength={leadWorkLimits.templateName} defaultValue={template.name} />
      </Field>
      <Field label="Subject" required>
        <Input name="subject" dir="auto" maxLength={leadWorkLimits.subject} defaultValue={template.subject} />
      </Field>
      <Field label="Text" required>
        <Textarea
          name="body"
          dir="auto"
          rows={10}
          maxLength={leadWorkLimits.reply}
          defaultValue={template.body}
          className="max-h-[70vh] field-sizing-content"
        />
      </Field>
      <FormButtons submit="Save" variant={template.id ? 'default' : 'primary'} onCancel={onCancel}>
        {children}
      </FormButtons>
    </OfficeForm>
  )
}
