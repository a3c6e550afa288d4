import { type ReactNode, useCallback } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import type { Picking } from './row-checkbox.tsx'
import {
  clearSelection,
  startChoosing,
  useSelected,
  useSelection,
  writeSelection,
} from './selection-store.ts'

/** What the bulk bar acts on: the ids, or all rows that match. */
export type Selected = { ids: readonly string[]; isAll: boolean; count: number }

type Props = {
  picking: Picking | undefined
  total: number | undefined
  isLoading: boolean
  summary: ReactNode
  bulk: ((selected: Selected) => ReactNode) | undefined
  /** On a phone a menu of the screen starts the selection, not a row of the table. */
  startsInMenu: boolean | undefined
  children: ReactNode
}

/** The summary and the bulk bar around a table. Only they are drawn again when the selection changes. */
export function TableFrame(props: Props) {
  const { picking, total, isLoading, summary, bulk, startsInMenu, children } = props
  const list = picking?.list ?? ''
  const hasSelection = useSelected(list, ({ ids, isAll }) => isAll || ids.length > 0)
  const isChoosing = useSelected(list, ({ isChoosing = false }) => isChoosing)
  const stop = useCallback(() => clearSelection(list), [list])
  const isSelecting = picking !== undefined && (isChoosing || hasSelection)
  const onPhones = startsInMenu && !isSelecting ? 'max-md:hidden' : picking ? 'max-md:order-first' : ''
  return (
    <div
      aria-busy={isLoading}
      data-selecting={isSelecting || undefined}
      className="group/table relative flex flex-col bg-card text-small transition-opacity aria-busy:opacity-60"
    >
      {children}
      {summary || picking ? (
        <div
          className={`relative flex min-h-11 items-center justify-between border-line border-b pl-4 text-muted ${onPhones} md:sticky md:z-4 md:bottom-(--bar) md:border-t md:border-b-0 md:bg-paper md:text-xs`}
        >
          {summary}
          {picking ? (
            <button
              type="button"
              className="ml-auto min-h-11 px-4 font-[550] md:hidden"
              onClick={() => (isSelecting ? stop() : startChoosing(list))}
            >
              {isSelecting ? 'Cancel' : 'Select'}
            </button>
          ) : null}
          {picking && hasSelection ? (
            <Bulk picking={picking} total={total} onClear={stop}>
              {bulk}
            </Bulk>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

type BulkProps = Pick<Props, 'total'> & { picking: Picking; onClear: () => void; children: Props['bulk'] }

function Bulk({ picking: { list }, total = 0, onClear, children }: BulkProps) {
  const { ids, isAll } = useSelection(list)
  const count = isAll ? total : ids.length
  return (
    <BulkBar
      count={count}
      total={!isAll && total > count ? total : undefined}
      onSelectAll={() => writeSelection(list, { ids: [], isAll: true })}
      onClear={onClear}
    >
      {children?.({ ids, isAll, count })}
    </BulkBar>
  )
}
