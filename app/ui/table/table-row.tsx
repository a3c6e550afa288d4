// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CardParts, type Column, columnClasses } from './column.ts'
import { type Picking, RowCheckbox } from './row-checkbox.tsx'

type Props<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  to: string | undefined
  picked: { picking: Picking; id: string; label: string } | undefined
  card: CardParts
  actions?: ReactNode
}

const cell = 'h-(--row) truncate border-line border-b'

/** One row of a table; on a phone it is a card. Its first column is the link to the record. */
export function TableRow<Row>({ row, columns, to, picked, card, actions }: Props<Row>) {
  return (
    <tr
      role="row"
      data-row=""
      className="group/row relative max-md:flex max-md:border-line max-md:border-b has-[a:focus-visible]:shadow-[inset_2px_0_var(--ink)] hover:bg-hover has-[input:checked]:bg-selected"
    >
      {picked ? (
        <td
          role="cell"
          className="z-1 select-none max-md:hidden max-md:flex-none max-md:items-center max-md:pl-4 max-md:group-data-selecting/table:flex md:relative md:border-line md:border-b md:pl-4"
        >
          <RowCheckbox {...picked} />
        </td>
      ) : null}
      {columns.map((column, at) => {
        const classes = `${cell} ${columnClasses(column)} ${column.hasControls ? 'relative z-1' : ''}`
        return at === 0 ? (
          <th key={column.id} role="rowheader" scope="row" className={`${classes} font-[600]`}>
            <RowLink to={to}>{column.cell(row)}</RowLink>
          </th>
        ) : (
          <td key={column.id} role="cell" className={classes}>
            {column.cell(row) || <span className="text-faint">—</span>}
          </td>
        )
      })}
      {actions ? (
        <td role="cell" className={`${cell} relative z-1 pr-3 text-right max-md:hidden`}>
          <span className="inline-flex text-faint *:not-last:opacity-0 group-focus-within/row:*:opacity-100 group-hover/row:*:opacity-100">
            {actions}
          </span>
        </td>
      ) : null}
      <td role="cell" className="min-w-0 flex-1 md:hidden">
        <Card {...card} to={to} />
      </td>
    </tr>
  )
}

function Card({ to, ...card }: CardParts & { to: string | undefined }) {
  const { title, detail, meta, value, note, below, action } = card
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.75 pr-4 pl-4 has-[>:nth-child(2)]:pr-2 group-data-selecting/table:pr-4">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 leading-5.5">
        <span className={`truncate font-[600] text-[0.9375rem] ${value ? '' : 'col-span-2'}`}>
          <RowLink to={to}>{title}</RowLink>
        </span>
        {value ? <span className="text-right font-[600] text-sm">{value}</span> : null}
        <span className={`truncate text-muted ${note ? '' : 'col-span-2'}`}>{detail}</span>
        {note ? <span className="text-right">{note}</span> : null}
        <span className="col-span-2 flex gap-x-3 truncate empty:hidden">{meta}</span>
      </div>
      {action ? (
        <span className="relative z-1 flex-none group-data-selecting/table:hidden">{action}</span>
      ) : null}
      {below ? (
        <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">{below}</span>
      ) : null}
    </div>
  )
}

/** A link that covers the whole row. */
function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? (
    <Link to={to} className="after:absolute after:inset-0">
      {children}
    </Link>
  ) : (
    children
  )
}
