// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import { Link } from 'react-router'
import { type Column, columnClasses } from './column.ts'
import { PageCheckbox, type Picking } from './row-checkbox.tsx'

type Props<Row> = { columns: readonly Column<Row>[]; picking: Picking | undefined; hasActions: boolean }

const cell =
  'sticky top-[calc(var(--below-header)+var(--head))] z-3 h-8 border-line border-y bg-paper font-medium text-muted text-xs'

/** The head of a table, which stays below the page header. */
export function TableHead<Row>({ columns, picking, hasActions }: Props<Row>) {
  return (
    <thead role="rowgroup" className="max-md:hidden">
      <tr role="row">
        {picking ? (
          <th role="columnheader" scope="col" className={`${cell} w-11 pl-4 text-left`}>
            <PageCheckbox picking={picking} />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={column.sort?.direction}
            className={`${cell} ${columnClasses(column)}`}
          >
            <Heading {...column} />
          </th>
        ))}
        {hasActions ? (
          <th role="columnheader" scope="col" className={`${cell} w-25`}>
            <span className="sr-only">Actions</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function Heading({ head, sort }: Pick<Column<never>, 'head' | 'sort'>) {
  if (!sort) return <span className="block truncate">{head}</span>
  return (
    <Link
      to={sort.to}
      preventScrollReset
      className={`block truncate py-1 hover:text-ink hover:underline ${sort.direction ? 'font-semibold text-ink' : ''}`}
    >
      {head}
      <span aria-hidden="true">
        {sort.direction === 'ascending' ? ' ↑' : sort.direction === 'descending' ? ' ↓' : ''}
      </span>
    </Link>
  )
}
