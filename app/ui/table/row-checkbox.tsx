import type { ChangeEvent } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { selectRows, useSelected } from './selection-store.ts'

/** The check boxes of a list. `pageIds` are the values of the rows on this page. */
export type Picking = { list: string; pageIds: readonly string[] }

/** The last check box that was clicked: with Shift, the next click selects all rows between. */
const lastClicked: { list?: string; id?: string } = {}

/** Selects one row, or with Shift all rows since the last click. */
export function RowCheckbox({ picking, id, label }: { picking: Picking; id: string; label: string }) {
  const { list, pageIds } = picking
  const isSelected = useSelected(list, ({ ids, isAll }) => isAll || ids.includes(id))

  function choose({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const from = lastClicked.list === list ? pageIds.indexOf(lastClicked.id ?? '') : -1
    const to = pageIds.indexOf(id)
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && from >= 0
    const chosen = isRange ? pageIds.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    selectRows(list, chosen, target.checked, pageIds)
    Object.assign(lastClicked, { list, id })
  }

  return (
    <Checkbox
      autoComplete="off"
      aria-label={`Select ${label}`}
      checked={isSelected}
      onChange={choose}
      // While selecting on a phone the whole card is the target.
      className="mt-0 align-middle max-md:static max-md:after:inset-0!"
    />
  )
}

/** Selects all rows of the page, or none if all are selected. */
export function PageCheckbox({ picking: { list, pageIds } }: { picking: Picking }) {
  const count = useSelected(
    list,
    ({ ids, isAll }) => pageIds.filter((id) => isAll || ids.includes(id)).length,
  )
  const isWhole = count === pageIds.length
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isWhole
      }}
      aria-label="Select page"
      checked={isWhole}
      onChange={({ target }) => selectRows(list, pageIds, target.checked, pageIds)}
      className="mt-0 align-middle"
    />
  )
}
