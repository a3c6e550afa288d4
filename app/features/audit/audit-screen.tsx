import { Download, ScrollText } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { auditKindWords, describeAction } from '#content/office/audit-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { AuditEntry, AuditFilter, AuditPage } from '#server/audit/read-audit-log.ts'
import { describeDetails, subjectLink } from './describe-entry.ts'

const HERE = '/del-admin-dashboard/settings/audit'

type Props = AuditPage & { filter: AuditFilter }

/** Who did what and when, in sentences. */
export function AuditScreen({ entries, people, newer, older, filter }: Props) {
  const isLoading = useNavigation().location?.pathname === HERE
  const address = (more: Record<string, string> = {}, page = HERE) => {
    const pairs = Object.entries({ ...filter, ...more }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    )
    return pairs.length === 0 ? page : `${page}?${new URLSearchParams(pairs)}`
  }
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <section aria-labelledby="audit-log" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="audit-log">Audit log</h2>
        <ButtonLink to={address({}, `${HERE}.csv`)} reloadDocument download icon={Download}>
          Export CSV
        </ButtonLink>
      </div>
      <Filters key={address()} filter={filter} people={people} isNarrowed={isNarrowed} />
      <Card isFlush>
        {entries.length === 0 ? (
          <EmptyState icon={ScrollText} title={isNarrowed ? 'No matching entries' : 'No entries yet'} />
        ) : (
          <ul aria-busy={isLoading} className="divide-y divide-line transition-opacity aria-busy:opacity-60">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Card>
      <Pagination newer={newer && address({ after: newer })} older={older && address({ before: older })} />
    </section>
  )
}

type FiltersProps = Pick<Props, 'filter' | 'people'> & { isNarrowed: boolean }

/** The filters, which apply when one of them changes. */
function Filters({ filter, people, isNarrowed }: FiltersProps) {
  const submit = useSubmit()
  const apply = ({ currentTarget: form }: ChangeEvent<HTMLFormElement>) => {
    // A date field is invalid while it is being typed.
    if (form.checkValidity()) void submit(form, { preventScrollReset: true })
  }
  return (
    <Form
      method="get"
      action={HERE}
      role="search"
      aria-label="Audit log"
      onChange={apply}
      className="flex flex-wrap items-end gap-3 *:min-w-32 *:flex-1"
    >
      <Field label="Who">
        <Select
          name="person"
          defaultValue={filter.person ?? ''}
          autoComplete="off"
          empty="Everyone"
          options={people.map(({ id, name }) => [id, name] as const)}
        />
      </Field>
      <Field label="What">
        <Select
          name="kind"
          defaultValue={filter.kind ?? ''}
          autoComplete="off"
          empty="Everything"
          options={Object.entries(auditKindWords)}
        />
      </Field>
      <Field label="From">
        <Input type="date" name="from" defaultValue={filter.from} autoComplete="off" />
      </Field>
      <Field label="To">
        <Input type="date" name="to" defaultValue={filter.to} autoComplete="off" />
      </Field>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
      {isNarrowed ? (
        <ButtonLink to={HERE} variant="quiet" className="flex-none!">
          Clear
        </ButtonLink>
      ) : null}
    </Form>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { before, name, after } = describeAction(entry)
  const link = subjectLink(entry)
  const details = describeDetails(entry)
  return (
    <li className="grid items-baseline gap-x-4 px-4 py-2 text-small sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="font-[580]">{entry.actor?.name ?? 'Unknown account'}</bdi> {before}
        {link && name ? (
          <TextLink to={link}>
            <bdi>{name}</bdi>
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        {after}
        {details ? <span className="text-muted">{` · ${details}`}</span> : null}
      </p>
      <time dateTime={entry.at} className="text-muted text-xs sm:text-right">
        {formatDayAndTime(entry.at)}
      </time>
    </li>
  )
}
