import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/radio.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { duplicateWords, importFieldWords } from '#content/office/import-words.ts'
import { leadSourceWords, leadStatusWords } from '#content/office/lead-words.ts'
import { duplicateWays, importFields } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { TrialRun } from './import-trial.tsx'

/** Maps the columns of a file to fields, and chooses what happens to duplicates and default values. */
export function PlanForm({ found }: { found: ImportDetail }) {
  const busy = useNavigation().state !== 'idle'
  const { rowsTotal, header } = found
  return (
    <Form method="post" autoComplete="off" className="grid gap-4">
      <p className="text-muted">
        {rowsTotal} {rowsTotal === 1 ? 'row' : 'rows'}, {header.length}{' '}
        {header.length === 1 ? 'column' : 'columns'}. Nothing is imported yet.
      </p>
      <Columns found={found} />
      <Card>
        <ChoiceGroup label="Duplicates">
          {duplicateWays.map((way, index) => (
            <Radio
              key={way}
              name="duplicates"
              value={way}
              defaultChecked={index === 0}
              label={duplicateWords[way].label}
              hint={duplicateWords[way].hint}
            />
          ))}
        </ChoiceGroup>
      </Card>
      <Card title="Default values">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Status">
            <Select name="status" defaultValue="new" options={Object.entries(leadStatusWords)} />
          </Field>
          <Field label="Source">
            <Select name="source" defaultValue="referral" options={Object.entries(leadSourceWords)} />
          </Field>
        </div>
      </Card>
      <p className="max-w-prose text-muted text-small">
        No e-mails are sent. The leads are scored like all others; they get a follow-up only if the file has a
        date.
      </p>
      <TrialRun found={found} />
      <div className="form-bar -my-3 flex flex-wrap gap-2 bg-paper py-3">
        <Button type="submit" name="intent" value="start" variant="primary" disabled={busy}>
          {`Import ${rowsTotal} ${rowsTotal === 1 ? 'row' : 'rows'}`}
        </Button>
        <Button type="submit" name="intent" value="discard" disabled={busy}>
          Discard file
        </Button>
      </div>
    </Form>
  )
}

function Columns({ found: { header, guess, preview } }: { found: ImportDetail }) {
  return (
    <Card title="Columns" isFlush>
      <ul className="divide-y divide-line border-line border-t">
        {header.map((heading, column) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            className="grid items-end gap-x-6 gap-y-1 px-4 py-2.5 md:grid-cols-2"
          >
            <Field label={<span className="[overflow-wrap:anywhere]">{heading}</span>}>
              <Select
                name={`column${column}`}
                defaultValue={guess[column] ?? ''}
                empty="Leave out"
                options={importFields.map((field) => [field, importFieldWords[field]])}
              />
            </Field>
            <p className="min-w-0 py-1.5 text-muted text-small [overflow-wrap:anywhere]">
              <span className="sr-only">First values: </span>
              {valuesOf(preview, column)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function valuesOf(preview: string[][], column: number): string {
  const values = preview.map((cells) => cells[column]?.trim()).filter(Boolean)
  return values.length > 0 ? values.slice(0, 3).join(' · ') : 'empty in the first rows'
}
