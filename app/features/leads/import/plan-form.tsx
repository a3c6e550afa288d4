import { Form, useNavigation } from 'react-router'
import { duplicateWords, importFieldWords } from '#content/import-words.ts'
import { leadSourceWords, leadStatusWords } from '#content/lead-words.ts'
import {
  duplicateWays,
  type ImportDelimiter,
  importDelimiters,
  importFields,
} from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'

const encodings: Record<ImportDetail['facts']['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
const delimiters: Record<ImportDelimiter, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
}

/** How the file is read into columns. Another choice reads it again. */
export function LayoutForm({ found: { facts, lines, headingLine } }: { found: ImportDetail }) {
  const busy = useNavigation().state !== 'idle'
  if (lines.length === 0) return null
  return (
    <Form method="post" autoComplete="off" className="admin-card mt-4 flex flex-wrap items-end gap-3 p-4">
      <label className="block min-w-0">
        <span className="text-muted text-sm">Columns are separated by</span>
        <select name="delimiter" defaultValue={facts.delimiter} className="admin-field">
          {importDelimiters.map((delimiter) => (
            <option key={delimiter} value={delimiter}>
              {delimiters[delimiter]}
            </option>
          ))}
        </select>
      </label>
      <label className="block min-w-0 flex-1 basis-60">
        <span className="text-muted text-sm">Column headings are on</span>
        <select name="headings" defaultValue={headingLine ?? ''} className="admin-field w-full">
          {lines.map(({ line, text }) => (
            <option key={line} value={line}>
              Line {line}: {text}
            </option>
          ))}
          <option value="">No line: the file has no headings</option>
        </select>
      </label>
      <button type="submit" name="intent" value="reread" disabled={busy} className="admin-button">
        Read again
      </button>
    </Form>
  )
}

/** What each column is, beside what stands in it, and what is to be done with people who are known. */
export function PlanForm({ found }: { found: ImportDetail }) {
  const busy = useNavigation().state !== 'idle'
  const { facts, rowsTotal, header } = found
  return (
    <Form method="post" autoComplete="off" className="grid gap-6">
      <p className="mt-1 text-muted">
        {rowsTotal} {rowsTotal === 1 ? 'row' : 'rows'}, {header.length}{' '}
        {header.length === 1 ? 'column' : 'columns'}, {encodings[facts.encoding]}. Nothing is imported yet.
      </p>
      <Columns found={found} mapping={found.guess} />
      <fieldset className="admin-card min-w-0 p-4">
        <legend className="float-left mb-2 w-full font-semibold">Who is known already</legend>
        <div className="clear-both grid gap-3">
          {duplicateWays.map((way, index) => (
            <label key={way} className="flex min-h-6 items-start gap-3">
              <input
                type="radio"
                name="duplicates"
                value={way}
                defaultChecked={index === 0}
                className="mt-0.5 size-6 shrink-0 accent-[var(--accent)]"
              />
              <span>
                {duplicateWords[way].label}
                <span className="block text-muted text-sm">{duplicateWords[way].hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="admin-card grid min-w-0 gap-4 p-4 sm:grid-cols-2">
        <legend className="float-left mb-2 font-semibold sm:col-span-2">Default values</legend>
        <Select label="Status" name="status" words={leadStatusWords} first="new" />
        <Select label="Source" name="source" words={leadSourceWords} first="referral" />
      </fieldset>
      <p className="max-w-prose text-muted text-sm">
        Nobody gets a mail. Leads are scored like all others; a follow-up is planned only where the file has a
        date.
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="intent"
          value="start"
          disabled={busy}
          className="admin-button admin-button-primary"
        >
          Import {rowsTotal} {rowsTotal === 1 ? 'row' : 'rows'}
        </button>
        <button type="submit" name="intent" value="discard" disabled={busy} className="admin-button">
          Throw the file away
        </button>
      </div>
    </Form>
  )
}

type ColumnsProps = { found: ImportDetail; mapping: readonly (string | null)[] }

function Columns({ found: { header, preview }, mapping }: ColumnsProps) {
  return (
    <section aria-labelledby="columns" className="min-w-0">
      <h2 id="columns">What its columns are</h2>
      <ul className="admin-card mt-2 divide-y divide-line">
        {header.map((heading, column) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <div className="min-w-0">
              <label htmlFor={`column${column}`} className="font-semibold [overflow-wrap:anywhere]">
                {heading}
              </label>
              <select
                id={`column${column}`}
                name={`column${column}`}
                defaultValue={mapping[column] ?? ''}
                className="admin-field mt-1"
              >
                <option value="">Leave out</option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {importFieldWords[field]}
                  </option>
                ))}
              </select>
            </div>
            <p className="min-w-0 self-end text-muted text-sm [overflow-wrap:anywhere]">
              <span className="sr-only">Its first values: </span>
              {valuesOf(preview, column)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function valuesOf(preview: string[][], column: number): string {
  const values = preview.map((cells) => cells[column]?.trim()).filter(Boolean)
  return values.length > 0 ? values.slice(0, 3).join(' · ') : '(empty in the first rows)'
}

type SelectProps = { label: string; name: string; words: Record<string, string>; first: string }

function Select({ label, name, words, first }: SelectProps) {
  return (
    <label className="block min-w-0">
      <span className="text-muted text-sm">{label}</span>
      <select name={name} defaultValue={first} className="admin-field">
        {Object.entries(words).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}
