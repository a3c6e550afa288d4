import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers and dates are at the end. */
  align?: 'start' | 'end'
  /** The address of the list in the order of this column, and the order if it is the present one. */
  sort?: { to: string; direction?: 'ascending' | 'descending' | undefined } | undefined
  /** The window width below which the column is left out: 1024 or 1280 pixels. */
  hideBelow?: 'lg' | 'xl'
  /** A class such as `md:w-24`; columns without one share the rest. */
  width?: string
  /** Whether its cells hold links or controls, which the link of the row must not cover. */
  hasControls?: boolean
}

/** What a phone shows of a row, in three lines of a card. */
export type CardParts = {
  title: ReactNode
  detail?: ReactNode
  meta?: ReactNode
  /** At the right, in the first and second line. */
  value?: ReactNode
  note?: ReactNode
  /** Below the lines, such as a state with buttons. */
  below?: ReactNode
  /** One control at the right edge. */
  action?: ReactNode
}

const hidden = { lg: 'max-lg:hidden', xl: 'max-xl:hidden' }

/** Returns the classes that all cells of a column have. */
export function columnClasses<Row>({ align, hideBelow, width = '' }: Column<Row>): string {
  const end = align === 'end' ? 'text-right' : 'text-left'
  return `max-md:hidden px-2 ${end} ${hideBelow ? hidden[hideBelow] : ''} ${width}`
}
