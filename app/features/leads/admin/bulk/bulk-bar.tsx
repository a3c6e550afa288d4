import { useEffect, useRef } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { leadStatusWords } from '#content/lead-words.ts'
import { NOBODY } from '#domain/leads/bulk-work.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { EXPORT } from '../export/use-export.ts'
import { BULK, type BulkResult } from './bulk-result.ts'

type Props = {
  /** The id by which the boxes in the table know this form. */
  id: string
  /** The list as it is shown, to come back to. */
  back: string
  columns: string | undefined
  members: TeamMember[]
}

/** What can be done with several leads at once; it comes into sight with the first tick. */
export function BulkBar({ id, back, columns, members }: Props) {
  const fetcher = useFetcher<BulkResult>({ key: 'bulk' })
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data?.ok || !form.current) return
    form.current.reset()
  }, [fetcher.state, fetcher.data])
  return (
    <fetcher.Form
      ref={form}
      id={id}
      method="post"
      action={BULK}
      autoComplete="off"
      aria-label="The ticked ones"
      className="sticky bottom-[calc(var(--bar)+0.5rem)] z-5 mt-3 hidden flex-wrap items-center gap-2 rounded-xl border border-edge bg-card p-2 shadow-lg group-has-[[name=id]:checked]/list:flex lg:w-fit"
    >
      <span className="w-full px-1 text-muted text-sm lg:w-auto">The ticked ones:</span>
      <input type="hidden" name="intent" value="change-many" />
      <input type="hidden" name="back" value={back} />
      {columns ? <input type="hidden" name="columns" value={columns} /> : null}
      <Choice
        name="new-status"
        label="New status"
        work="status"
        button="Set"
        busy={busy}
        options={leadStatuses.map((status) => [status, leadStatusWords[status]])}
      />
      <Choice
        name="new-assigned"
        label="Assign to"
        work="assign"
        button="Assign"
        busy={busy}
        options={[[NOBODY, 'Nobody'], ...members.map(({ email, name }): [string, string] => [email, name])]}
      />
      <span className="flex flex-wrap gap-2">
        <button
          type="button"
          className="admin-button"
          // A file is the browser's to fetch: no script sends this one.
          onClick={(event) =>
            window.location.assign(`${EXPORT}?${chosen(event.currentTarget, ['id', 'columns'])}`)
          }
        >
          Export
        </button>
        <button
          type="button"
          disabled={busy}
          className="admin-button admin-button-danger"
          onClick={(event) =>
            void navigate(`${BULK}?do=delete&${chosen(event.currentTarget, ['id', 'back'])}`)
          }
        >
          Delete…
        </button>
      </span>
    </fetcher.Form>
  )
}

/** What the form says of these, as an address has it. */
function chosen({ form }: HTMLButtonElement, names: string[]): string {
  const pairs = form ? ([...new FormData(form)] as [string, string][]) : []
  return new URLSearchParams(pairs.filter(([name]) => names.includes(name))).toString()
}

type ChoiceProps = {
  name: string
  label: string
  work: string
  button: string
  busy: boolean
  options: [value: string, word: string][]
}

/** Something to choose, and the button that does it. */
function Choice({ name, label, work, button, busy, options }: ChoiceProps) {
  return (
    <span className="flex min-w-0 grow basis-full gap-2 sm:basis-0">
      <select name={name} aria-label={label} className="admin-field mt-0 min-w-0 grow lg:w-44">
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
      <button type="submit" name="do" value={work} disabled={busy} className="admin-button shrink-0">
        {button}
      </button>
    </span>
  )
}
