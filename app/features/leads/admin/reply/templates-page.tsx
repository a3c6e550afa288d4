import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { placeholderWords } from '#content/reply-templates.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { StoredTemplate } from '#server/leads/reply/template-store.ts'

type Props = {
  templates: StoredTemplate[]
  formKey: string
}

/** The texts that answers begin with, as the team wants them. */
export function TemplatesPage({ templates, formKey }: Props) {
  const offered = templates.filter(({ isHidden }) => !isHidden)
  const hidden = templates.filter(({ isHidden }) => isHidden)
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div>
        <h1>Reply templates</h1>
        <p className="mt-1 text-muted">
          Answers by mail and on WhatsApp begin with one of them, filled in for the lead. A line with a blank
          for which nothing is known is left out.
        </p>
      </div>
      <Card title="Placeholders">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {Object.entries(placeholderWords).map(([name, words]) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="offered-texts" className="admin-card min-w-0 divide-y divide-line">
        <h2 id="offered-texts" className="px-4 py-3">
          Offered
        </h2>
        {offered.map((template) => (
          <Offered key={template.id} template={template} />
        ))}
        <details className="px-4 py-1">
          <summary className="admin-link inline-flex min-h-11 cursor-pointer items-center">
            Add a text
          </summary>
          <TemplateForm template={{ name: '', subject: '', body: '', version: '' }} formKey={formKey} />
        </details>
      </section>
      {hidden.length > 0 ? (
        <Card title="Not offered">
          <ul className="grid gap-2">
            {hidden.map((template) => (
              <Hidden key={template.id} template={template} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}

type OneProps = { template: StoredTemplate }

function Offered({ template }: OneProps) {
  const { id, name, isOurs, isChanged, version } = template
  return (
    <details className="px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
        {isChanged ? <span className="text-muted text-sm">changed</span> : null}
        {isOurs ? null : <span className="text-muted text-sm">yours</span>}
      </summary>
      <TemplateForm template={template} item={id} />
      <div className="mb-3 flex flex-wrap items-start gap-x-4 gap-y-1">
        <OfficeForm intent="hide-template" item={id}>
          {({ busy }) => (
            <button type="submit" disabled={busy} className="admin-button">
              Don’t offer it
            </button>
          )}
        </OfficeForm>
        {isOurs && isChanged ? (
          <details>
            <summary className="admin-link inline-flex min-h-10 cursor-pointer items-center">
              As it came…
            </summary>
            <Drop id={id} version={version} label="Throw your words away" />
          </details>
        ) : null}
      </div>
    </details>
  )
}

function Hidden({ template: { id, name, isOurs, version } }: OneProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <div className="flex flex-wrap gap-2">
        <OfficeForm intent="offer-template" item={id}>
          {({ busy }) => (
            <button type="submit" disabled={busy} className="admin-button">
              Offer again<span className="sr-only">: {name}</span>
            </button>
          )}
        </OfficeForm>
        {isOurs ? null : (
          <details>
            <summary className="admin-button admin-button-danger" aria-label={`Delete for good…: ${name}`}>
              Delete for good…
            </summary>
            <p className="my-2 max-w-56 text-sm">Nobody can bring it back after that.</p>
            <Drop id={id} version={version} label="Delete for good" />
          </details>
        )}
      </div>
    </li>
  )
}

type DropProps = { id: string; version: string; label: string }

function Drop({ id, version, label }: DropProps) {
  return (
    <OfficeForm intent="drop-template" item={id} hidden={{ seen: version }}>
      {({ busy }) => (
        <button type="submit" disabled={busy} className="admin-button admin-button-danger">
          {label}
        </button>
      )}
    </OfficeForm>
  )
}

type FormProps = {
  template: Pick<StoredTemplate, 'name' | 'subject' | 'body' | 'version'>
} & ({ item: string; formKey?: never } | { item?: never; formKey: string })

function TemplateForm({ template, item, formKey }: FormProps) {
  return (
    <OfficeForm
      intent="save-template"
      keepsDraft
      {...(item ? { item } : { empties: true })}
      hidden={{ seen: template.version, ...(formKey ? { key: formKey } : {}) }}
      version={template.version}
      className="mb-2 grid grid-cols-1 gap-2"
    >
      {({ busy }) => (
        <>
          <Line
            label="Name, for you"
            name="name"
            maxLength={leadWorkLimits.templateName}
            defaultValue={template.name}
          />
          <Line
            label="Subject"
            name="subject"
            maxLength={leadWorkLimits.subject}
            defaultValue={template.subject}
          />
          <label>
            <span className="text-muted text-sm">Text</span>
            <textarea
              name="body"
              required
              dir="auto"
              rows={10}
              maxLength={leadWorkLimits.reply}
              defaultValue={template.body}
              className="admin-field block max-h-[70vh] resize-y field-sizing-content"
            />
          </label>
          <button
            type="submit"
            disabled={busy}
            className="admin-button admin-button-primary justify-self-end"
          >
            {busy ? 'Saving…' : 'Save'}
          </button>
        </>
      )}
    </OfficeForm>
  )
}

type LineProps = { label: string; name: string; maxLength: number; defaultValue: string }

function Line({ label, ...input }: LineProps) {
  return (
    <label>
      <span className="text-muted text-sm">{label}</span>
      <input {...input} required dir="auto" className="admin-field" />
    </label>
  )
}
