// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { CardParts, Column } from './column.ts'
import { type Selected, TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

type Props<Row> = {
  label: string
  /** The first one is the name of the record, and the link to its page. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The heading above the rows that share it, which follow each other. */
  groupOf?: (row: Row) => string
  /** Records without a page have no link. */
  linkTo?: (row: Row) => string
  /** What a phone shows instead of the columns. */
  card: (row: Row) => CardParts
  /** Icon buttons that appear on hover, and a menu, which is last. */
  actions?: (row: Row) => ReactNode
  selection?: {
    /** Names the list with its filters: a selection lasts while this stays the same. */
    list: string
    /** How many rows match on all pages, if all of them can be selected. */
    total?: number
    /** The buttons of the bulk bar. */
    bulk: (selected: Selected) => ReactNode
    /** On a phone a menu of the screen calls `startChoosing`, instead of a row of the table. */
    startsInMenu?: boolean
  }
  /** Such as “164 of 300 leads”. */
  summary?: ReactNode
  isLoading?: boolean
  /** An `EmptyState`. */
  empty: ReactNode
}

/** A list of records: a table on a desktop, cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, idOf, nameOf, groupOf, linkTo, card, actions, selection } = props
  const { summary, isLoading = false, empty } = props
  if (rows.length === 0) return isLoading ? <Skeleton /> : empty
  const picking = selection && { list: selection.list, pageIds: rows.map(idOf) }
  return (
    <TableFrame
      picking={picking}
      total={selection?.total}
      isLoading={isLoading}
      summary={summary}
      bulk={selection?.bulk}
      startsInMenu={selection?.startsInMenu}
    >
      <table
        role="table"
        aria-label={label}
        className="w-full border-separate border-spacing-0 max-md:block md:table-fixed"
      >
        <TableHead columns={columns} picking={picking} hasActions={actions !== undefined} />
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row, at) => {
            const before = rows[at - 1]
            const isFirst = groupOf && (!before || groupOf(before) !== groupOf(row))
            return (
              <Fragment key={idOf(row)}>
                {isFirst ? <GroupRow>{groupOf(row)}</GroupRow> : null}
                <TableRow
                  row={row}
                  columns={columns}
                  to={linkTo?.(row)}
                  picked={picking && { picking, id: idOf(row), label: nameOf(row) }}
                  card={card(row)}
                  actions={actions?.(row)}
                />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </TableFrame>
  )
}

/** A heading between rows. Its band covers all columns, of which some are hidden in narrow windows. */
function GroupRow({ children }: { children: string }) {
  return (
    <tr role="row" className="relative max-md:block">
      <th
        role="rowheader"
        scope="row"
        className="h-8 whitespace-nowrap px-4 text-left font-[620] text-muted text-xs leading-8 before:absolute before:inset-0 before:border-line before:border-b before:bg-paper max-md:block"
      >
        <span className="relative">{children}</span>
      </th>
    </tr>
  )
}
