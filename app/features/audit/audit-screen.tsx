import { Download, ScrollText } from 'lucide-react'
import { useNavigation } from 'react-router'
import { type AddressWith, DayField, listAddress } from '#app/office/list-filters.tsx'
import { ListToolbar } from '#app/office/list-toolbar.tsx'
import { useOfficeDay } from '#app/office/when.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { auditKindWords, describeAction } from '#content/office/audit-words.ts'
import { pairsOf } from '#domain/address-values.ts'
import { formatTime, indianDay, sayDay } from '#domain/indian-time.ts'
import type { AuditEntry, AuditFilter, AuditPage } from '#server/audit/read-audit-log.ts'
import { describeDetails, subjectLink } from './describe-entry.ts'

const HERE = '/del-admin-dashboard/settings/audit'

type Props = AuditPage & {
  filter: AuditFilter
  /** The place after which the entries come; undefined for the newest. */
  before: string | undefined
}

/** Who did what and when, in sentences. */
export function AuditScreen({ entries, people, before, older, filter }: Props) {
  const today = useOfficeDay()
  const isLoading = useNavigation().location?.pathname === HERE
  const address = (more: Record<string, string | undefined> = {}, page = HERE) =>
    listAddress(page, pairsOf(filter), more)
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <div className="grid min-w-0 gap-3">
      {/* Beside the heading where there is room. */}
      <div className="-mx-4 md:-mt-[2.875rem] md:ml-20 md:[&>section>:first-child]:ml-auto md:[&>section>:last-child]:ml-0">
        <Filters
          filter={filter}
          people={people}
          addressWith={address}
          exportTo={address({}, `${HERE}.csv`)}
          isNarrowed={isNarrowed}
        />
      </div>
      <Card isFlush>
        {entries.length === 0 ? (
          <EmptyState icon={ScrollText} title={isNarrowed ? 'No matching entries' : 'No entries yet'} />
        ) : (
          <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
            {Object.entries(Object.groupBy(entries, ({ at }) => indianDay(at))).map(([day, ofDay = []]) => (
              <section key={day} aria-labelledby={day} className="border-line not-first:border-t">
                <h3 id={day} className="px-4 pt-2.5 pb-1 text-muted text-xs first-letter:uppercase">
                  {sayDay(`${day}T12:00:00Z`, today)}
                </h3>
                <ul className="divide-y divide-line">
                  {ofDay.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Card>
      <Pagination
        newer={before && address()}
        older={older && address({ before: older })}
        words={{ newer: 'Newest', older: 'Older' }}
      />
    </div>
  )
}

type FiltersProps = Pick<Props, 'filter' | 'people'> & {
  addressWith: AddressWith
  exportTo: string
  isNarrowed: boolean
}

/** The filters, which apply when one of them changes. */
function Filters({ filter, people, addressWith, exportTo, isNarrowed }: FiltersProps) {
  return (
    <ListToolbar
      choices={[
        {
          label: 'Who',
          name: 'person',
          all: 'Everyone',
          chosen: filter.person,
          options: people.map(({ id, name }) => [id, name]),
        },
        {
          label: 'What',
          name: 'kind',
          all: 'Everything',
          chosen: filter.kind,
          options: Object.entries(auditKindWords),
        },
      ]}
      addressWith={addressWith}
      more={
        <>
          <DayField label="From" name="from" chosen={filter.from} addressWith={addressWith} />
          <DayField label="To" name="to" chosen={filter.to} addressWith={addressWith} />
        </>
      }
      moreActive={filter.from || filter.to ? 1 : 0}
      end={
        <ButtonLink to={exportTo} reloadDocument download icon={Download}>
          Export CSV
        </ButtonLink>
      }
      clearTo={isNarrowed ? HERE : undefined}
    />
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { before, name, after } = describeAction(entry)
  const link = subjectLink(entry)
  const details = describeDetails(entry)
  return (
    <li className="grid items-baseline gap-x-4 grid-cols-[minmax(0,1fr)_auto] px-4 py-2 text-small">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="font-[600]">{entry.actor?.name ?? 'Unknown account'}</bdi> {before}
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
      <time dateTime={entry.at} className="text-muted text-xs">
        {formatTime(entry.at)}
      </time>
    </li>
  )
}
