import { Form, Link } from 'react-router'
import { leadStatusWords } from '#content/lead-words.ts'
import { type BulkWork, NOBODY } from '#domain/leads/bulk-work.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { ExportForm } from '../export/export-form.tsx'
import { BULK, leadsCount } from './bulk-result.ts'
import { BulkRun } from './bulk-run.tsx'

type Props = {
  filters: LeadFilters
  /** The ticked ones; none: all that match. */
  ids: string[]
  count: { total: number; hasMore: boolean }
  work: BulkWork | undefined
  back: string
  members: TeamMember[]
}

/** What is done with all leads that match, or asked before the ticked ones are deleted. */
export function BulkPage({ filters, ids, count, work, back, members }: Props) {
  const { columns, search, ...rest } = filters
  const narrowed = { ...rest, search, sort: undefined, after: undefined, before: undefined }
  const address = leadFilterPairs(narrowed)
  const total = `${count.hasMore ? 'at least ' : ''}${leadsCount(count.total)}`
  return (
    <div className="max-w-prose">
      <Link to={back} className="admin-link inline-flex min-h-11 items-center">
        Back to the list
      </Link>
      {work ? (
        <BulkRun
          // Something else begins anew.
          key={JSON.stringify([work, ids, address])}
          work={work}
          ids={ids}
          matching={new URLSearchParams(address).toString()}
          count={count}
          leads={ids.length > 0 || isNarrowed(filters) ? total : `all ${total}`}
          back={back}
          members={members}
        />
      ) : (
        <>
          <h1>{isNarrowed(filters) ? 'All that match' : 'All leads'}</h1>
          <p className="mt-1 text-muted">{`${total}. Each of these asks again before it begins.`}</p>
          <Chooser
            work="status"
            title="Set their status"
            button="Set…"
            name="new-status"
            label="New status"
            options={leadStatuses.map((status) => [status, leadStatusWords[status]])}
            kept={[...address, ['back', back]]}
          />
          <Chooser
            work="assign"
            title="Assign them"
            button="Assign…"
            name="new-assigned"
            label="To"
            options={[
              [NOBODY, 'Nobody'],
              ...members.map(({ email, name }): [string, string] => [email, name]),
            ]}
            kept={[...address, ['back', back]]}
          />
          <ExportForm
            filters={{ ...filters, after: undefined, before: undefined }}
            count={count}
            columns={columns}
          />
          <Form method="get" action={BULK} className="admin-card mt-4 p-4">
            <Kept pairs={[...address, ['back', back]]} />
            <h2 className="text-base">Delete them</h2>
            <p className="mt-1 text-muted text-sm">For 30 days they can be brought back from the bin.</p>
            <button type="submit" name="do" value="delete" className="admin-button admin-button-danger mt-3">
              Delete…
            </button>
          </Form>
        </>
      )}
    </div>
  )
}

type ChooserProps = {
  work: BulkWork['kind']
  title: string
  button: string
  name: string
  label: string
  options: [value: string, word: string][]
  kept: [name: string, value: string][]
}

function Chooser({ work, title, button, name, label, options, kept }: ChooserProps) {
  return (
    <Form method="get" action={BULK} className="admin-card mt-4 p-4" autoComplete="off">
      <Kept pairs={kept} />
      <h2 className="text-base">{title}</h2>
      <div className="mt-2 flex items-end gap-3">
        <label className="block min-w-0 grow">
          <span className="text-muted text-sm">{label}</span>
          <select name={name} className="admin-field">
            {options.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" name="do" value={work} className="admin-button shrink-0">
          {button}
        </button>
      </div>
    </Form>
  )
}

function Kept({ pairs }: { pairs: [name: string, value: string][] }) {
  return pairs.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
