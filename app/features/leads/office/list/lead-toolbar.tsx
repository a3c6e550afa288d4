import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type AddressWith, DayField, listAddress, SortMenu } from '#app/office/list-filters.tsx'
import { ListToolbar } from '#app/office/list-toolbar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Popover } from '#app/ui/overlay/popover.tsx'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { leadColumnWords, leadSortWords } from '#content/office/lead-list-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import { leadColumns, readLeadColumns } from '#domain/leads/lead-columns.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs, viewOf } from '#domain/leads/search/lead-filters.ts'
import { leadSorts, usualSort } from '#domain/leads/search/lead-sorts.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { leadChoices } from './filter-choices.ts'
import { shownColumns } from './member-name.ts'

type Props = {
  /** The filters, also while their leads are being loaded. */
  filters: LeadFilters
  members: TeamMember[]
  /** The address of all leads. */
  all: string
  count: ReactNode
  /** The board has a column for each status instead of columns of fields. */
  isBoard?: boolean
}

type PartProps = { filters: LeadFilters; addressWith: AddressWith }

/** Search, filters, order and columns of the lead list or the board. All of them are in its URL. */
export function LeadToolbar({ filters, members, all, count, isBoard = false }: Props) {
  const { sort, columns, perPage } = filters
  const pairs = leadFilterPairs({ ...viewOf(filters), perPage })
  // Without a query, the list would open the default view.
  const addressWith: AddressWith = (changes) => listAddress('', pairs, changes) || all
  const unfiltered = listAddress('', leadFilterPairs({ sort, columns, perPage })) || all
  const isDated = Boolean(filters.from || filters.to)
  return (
    <ListToolbar
      search={{
        label: 'Leads',
        placeholder: 'Search leads',
        value: filters.search,
        kept: pairs.filter(([name]) => name !== 'q'),
      }}
      count={count}
      end={
        <>
          <SortMenu
            chosen={sort ?? usualSort}
            sorts={leadSorts}
            words={leadSortWords}
            addressWith={addressWith}
          />
          {isBoard ? null : <ColumnMenu filters={filters} members={members} addressWith={addressWith} />}
        </>
      }
      choices={leadChoices(filters, members, isBoard)}
      addressWith={addressWith}
      moreActive={isDated ? 1 : 0}
      more={<DayFields filters={filters} addressWith={addressWith} />}
      clearTo={isNarrowed(filters) ? unfiltered : undefined}
    >
      {isDated ? (
        <FilterChip
          label={filters.dates === 'closed' ? 'Closed' : 'Created'}
          value={wordsOfDays(filters)}
          removeTo={addressWith({ from: '', to: '', dates: '' })}
        />
      ) : null}
      {filters.origin ? (
        <FilterChip
          label="Origin"
          value={filters.origin === 'import' ? 'Import' : 'Enquiry'}
          removeTo={addressWith({ origin: '' })}
        />
      ) : null}
    </ListToolbar>
  )
}

function DayFields({ filters, addressWith }: PartProps) {
  const dated = filters.dates === 'closed' ? 'Closed' : 'Created'
  return (
    <>
      <DayField label={`${dated} from`} name="from" chosen={filters.from} addressWith={addressWith} />
      <DayField label={`${dated} until`} name="to" chosen={filters.to} addressWith={addressWith} />
    </>
  )
}

function wordsOfDays({ from, to }: LeadFilters): string {
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`
  return from ? `from ${formatDay(from)}` : `until ${formatDay(to ?? '')}`
}

function ColumnMenu({ filters, members, addressWith }: PartProps & Pick<Props, 'members'>) {
  const navigate = useNavigate()
  const shown = shownColumns(filters, members)
  const offered = leadColumns.filter((column) => column !== 'assigned' || members.length > 1)
  return (
    <span className="max-md:hidden">
      <Popover
        label="Columns"
        align="end"
        trigger={
          <Button variant="quiet" size="small" icon={Columns3}>
            Columns
          </Button>
        }
      >
        <form
          autoComplete="off"
          onChange={(event) => {
            const chosen = new FormData(event.currentTarget).getAll('columns')
            const columns = readLeadColumns(chosen.join(','))?.join(',') ?? ''
            void navigate(addressWith({ columns }), { preventScrollReset: true })
          }}
        >
          {offered.map((column) => (
            <Checkbox
              key={column}
              name="columns"
              value={column}
              label={leadColumnWords[column]}
              defaultChecked={shown.includes(column)}
            />
          ))}
        </form>
      </Popover>
    </span>
  )
}
