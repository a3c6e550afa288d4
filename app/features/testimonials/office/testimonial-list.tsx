import { MessageSquareQuote, ShieldAlert } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { ListFigures } from '#app/office/list-figures.tsx'
import { type Choice, listAddress, SortMenu } from '#app/office/list-filters.tsx'
import { ListToolbar } from '#app/office/list-toolbar.tsx'
import { NumberedPages } from '#app/office/numbered-pages.tsx'
import { Page } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Menu, MenuLink } from '#app/ui/overlay/menu.tsx'
import { clearSelection } from '#app/ui/table/selection-store.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { testimonialSortWords, testimonialStatusWords } from '#content/office/testimonial-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { testimonialServices, testimonialStatuses } from '#domain/testimonials/testimonial.ts'
import {
  type TestimonialFilters,
  testimonialFilterPairs,
  testimonialSorts,
} from '#domain/testimonials/testimonial-filters.ts'
import type { TestimonialStats } from '#domain/testimonials/testimonial-stats.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { TestimonialTable } from './testimonial-table.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'
import { useModeration } from './use-moderation.tsx'

type Props = {
  filters: TestimonialFilters
  list: { testimonials: TestimonialItem[]; total: number; page: number; pages: number }
  stats: TestimonialStats | null
  quarantined: number
}

const number = new Intl.NumberFormat('en-IN')

/** The testimonials, to be moderated one by one or several at once. */
export function TestimonialList({ filters, list, stats, quarantined }: Props) {
  const { testimonials, total } = list
  const { pathname } = useLocation()
  const isLoading = useNavigation().location?.pathname === pathname
  const listId = `testimonials ${listAddress('', testimonialFilterPairs({ ...filters, sort: 'newest', page: 1 }))}`
  const moderation = useModeration(() => clearSelection(listId))
  return (
    <Page
      title="Testimonials"
      tabs={<StatusTabs filters={filters} stats={stats} />}
      actions={
        <Menu label="More">
          <MenuLink icon={ShieldAlert} to={`${TESTIMONIALS}/suspected-spam`}>
            {`Suspected spam (${quarantined})`}
          </MenuLink>
        </Menu>
      }
    >
      <Filters
        filters={filters}
        count={total === 1 ? '1 testimonial' : `${number.format(total)} testimonials`}
      />
      <TestimonialTable
        testimonials={testimonials}
        listId={listId}
        moderation={moderation}
        isLoading={isLoading}
        summary={
          <ListFigures
            figures={[['Avg Rating', stats && (stats.averageRating?.toFixed(1) ?? 'no ratings yet')]]}
          />
        }
        empty={<Empty isNarrowed={isNarrowed(filters)} />}
      />
      {list.pages > 1 ? (
        <NumberedPages
          page={list.page}
          pages={list.pages}
          addressOf={(page) => listAddress(TESTIMONIALS, testimonialFilterPairs({ ...filters, page }))}
        />
      ) : null}
      {moderation.dialog}
    </Page>
  )
}

/** Returns whether the filters leave something out. */
const isNarrowed = (filters: TestimonialFilters) =>
  testimonialFilterPairs({ ...filters, sort: 'newest', page: 1 }).length > 0

/** Returns the address of the first page with some values replaced. */
const addressOf = (filters: TestimonialFilters, changes: Record<string, string>) =>
  listAddress(TESTIMONIALS, testimonialFilterPairs({ ...filters, page: 1 }), changes)

function StatusTabs({ filters, stats }: Pick<Props, 'filters' | 'stats'>) {
  const tabs = [
    { label: 'All', status: undefined, count: stats?.total },
    ...testimonialStatuses.map((status) => ({
      label: testimonialStatusWords[status],
      status,
      count: stats?.[status],
    })),
  ]
  return (
    <Tabs
      label="Status"
      tabs={tabs.map(({ label, status, count }) => ({
        label,
        to: addressOf(filters, { status: status ?? '' }),
        count: count === undefined ? undefined : number.format(count),
        isCurrent: filters.status === status,
      }))}
    />
  )
}

const ratings: Choice['options'] = [
  ['5', '5 stars'],
  ['4', '4 stars or more'],
  ['3', '3 stars or more'],
  ['2', '2 stars or more'],
]

function choicesOf({ service, rating, featured }: TestimonialFilters): Choice[] {
  return [
    {
      label: 'Service',
      name: 'service',
      all: 'Any service',
      chosen: service,
      options: testimonialServices.map((one) => [one, testimonialServiceLabels.en[one]]),
    },
    { label: 'Rating', name: 'rating', all: 'Any rating', chosen: rating?.toString(), options: ratings },
    {
      label: 'Featured',
      name: 'featured',
      all: 'Featured or not',
      chosen: featured,
      options: [
        ['yes', 'Featured'],
        ['no', 'Not featured'],
      ],
    },
  ]
}

function Filters({ filters, count }: Pick<Props, 'filters'> & { count: string }) {
  const { sort } = filters
  const addressWith = (changes: Record<string, string>) => addressOf(filters, changes)
  return (
    <ListToolbar
      search={{
        label: 'Testimonials',
        placeholder: 'Search',
        value: filters.search,
        kept: testimonialFilterPairs({ ...filters, search: '', page: 1 }),
      }}
      count={count}
      end={
        <SortMenu
          chosen={sort}
          sorts={testimonialSorts}
          words={testimonialSortWords}
          addressWith={({ sort = '' }) => addressWith({ sort: sort === 'newest' ? '' : sort })}
        />
      }
      choices={choicesOf(filters)}
      addressWith={addressWith}
      clearTo={isNarrowed(filters) ? listAddress(TESTIMONIALS, testimonialFilterPairs({ sort })) : undefined}
    />
  )
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) {
    return (
      <EmptyState icon={MessageSquareQuote} title="No testimonials yet">
        Testimonials from your contact page appear here. You can ask for one on the page of a won lead.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={MessageSquareQuote}
      title="No matching testimonials"
      actions={<ButtonLink to={TESTIMONIALS}>Show all testimonials</ButtonLink>}
    >
      Try fewer words or another filter.
    </EmptyState>
  )
}
