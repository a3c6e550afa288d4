import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Toolbar } from '#app/ui/table/toolbar.tsx'
import { ListFilters } from './list-filters.tsx'
import { SearchField } from './search-field.tsx'

type Props = ComponentProps<typeof ListFilters> & {
  search?: ComponentProps<typeof SearchField>
  /** How many records match, in words. */
  count?: ReactNode
  /** At the right of the count, such as the sort order. */
  end?: ReactNode
  /** The address without filters; undefined if none applies. */
  clearTo: string | undefined
  /** Chips of filters that are not among the choices. */
  children?: ReactNode
}

/** The search, the filters and the number of records of a list. All of them are in its URL. */
export function ListToolbar({ search, count, end, clearTo, children, ...filters }: Props) {
  return (
    <Toolbar
      label="Filters"
      end={
        <>
          <p role="status" className="text-muted max-lg:sr-only">
            {count}
          </p>
          {end}
        </>
      }
    >
      {search ? <SearchField {...search} /> : null}
      <ListFilters {...filters} />
      {children}
      {clearTo === undefined ? null : (
        <ButtonLink variant="quiet" size="small" preventScrollReset to={clearTo}>
          Clear
        </ButtonLink>
      )}
    </Toolbar>
  )
}
