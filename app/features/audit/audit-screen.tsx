import { Form, Link } from 'react-router'
import { PageLinks } from '#app/components/back-office/page-links.tsx'
import { auditKindWords, describeAction } from '#content/audit-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { AuditFilter } from '#server/audit/audit-filter.ts'
import type { AuditEntry, AuditPage } from '#server/audit/read-audit-log.ts'
import { describeDetails, subjectLink } from './describe-entry.ts'

const HERE = '/del-admin-dashboard/settings/audit'

type Props = AuditPage & { filter: AuditFilter }

/** Who did what when. */
export function AuditScreen({ entries, people, kinds, newer, older, filter }: Props) {
  const address = (more: Record<string, string> = {}, page = HERE) => {
    const given = Object.entries({ ...filter, ...more }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    )
    return given.length === 0 ? page : `${page}?${new URLSearchParams(given)}`
  }
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <section aria-labelledby="audit-log" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="audit-log">Audit log</h2>
        <a href={address({}, `${HERE}.csv`)} className="admin-button" download>
          Export CSV
        </a>
      </div>
      {/* Fields begin anew where the address changes, as by Back. */}
      <Form
        key={address()}
        method="get"
        action={HERE}
        role="search"
        aria-label="Audit log"
        className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4"
      >
        <Choice name="person" label="Who" all="Everybody" chosen={filter.person}>
          {people.map(({ id, name }): [string, string] => [id, name])}
        </Choice>
        <Choice name="kind" label="What" all="Everything" chosen={filter.kind}>
          {kinds.map((kind): [string, string] => [kind, auditKindWords[kind] ?? describeAction(kind)])}
        </Choice>
        <Day name="from" label="From" value={filter.from} />
        <Day name="to" label="To" value={filter.to} />
        <div className="col-span-full flex gap-3">
          <button type="submit" className="admin-button">
            Show
          </button>
          {isNarrowed ? (
            <Link to={HERE} className="admin-button">
              Clear
            </Link>
          ) : null}
        </div>
      </Form>
      {entries.length === 0 ? (
        <p className="mt-4 text-muted">
          {isNarrowed ? 'Nothing like that was done.' : 'Nothing is noted yet.'}
        </p>
      ) : (
        <ul className="admin-card mt-4 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <PageLinks newer={newer && address({ after: newer })} older={older && address({ before: older })} />
    </section>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, about } = entry
  const link = subjectLink(entry)
  const details = describeDetails(entry)
  return (
    <li className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums leading-6">
        {formatDayAndTime(at)}
      </time>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {link ? (
          <Link to={link} className="admin-link">
            {describeAction(action)}
          </Link>
        ) : (
          describeAction(action)
        )}
        {about ? (
          <>
            : <bdi>{about}</bdi>
          </>
        ) : null}
        {details ? <span className="text-muted"> ({details})</span> : null}
        <span className="text-muted text-sm">
          {' · '}
          {actor ? <bdi>{actor.name}</bdi> : 'nobody of the team'}
        </span>
      </p>
    </li>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  chosen: string | undefined
  children: [value: string, word: string][]
}

function Choice({ name, label, all, chosen, children }: ChoiceProps) {
  return (
    <label className="block min-w-0">
      <span className="text-muted text-sm">{label}</span>
      <select name={name} defaultValue={chosen ?? ''} autoComplete="off" className="admin-field">
        <option value="">{all}</option>
        {children.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="block min-w-0">
      <span className="text-muted text-sm">{label}</span>
      <input type="date" name={name} defaultValue={value} autoComplete="off" className="admin-field" />
    </label>
  )
}
