import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from './input.tsx'

type Props<Item> = {
  /** What was found for the typed text; the caller looks it up. */
  items: readonly Item[]
  labelOf: (item: Item) => string
  keyOf: (item: Item) => string
  placeholder: string
  /** Shown instead of items, for example “No matching leads”. */
  status?: string | undefined
  onType: (text: string) => void
  onChoose: (item: Item) => void
  /** Draws one item. */
  children: (item: Item) => ReactNode
}

/** A text field that offers matching items while the user types. It takes its label from a `Field`. */
export function Combobox<Item>(props: Props<Item>) {
  const { items, labelOf, keyOf, placeholder, status, onType, onChoose, children } = props
  return (
    <BaseCombobox.Root<Item>
      items={items}
      filter={null}
      itemToStringLabel={labelOf}
      isItemEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      onInputValueChange={onType}
      onValueChange={(item) => item && onChoose(item)}
    >
      <BaseCombobox.Input
        placeholder={placeholder}
        autoComplete="off"
        render={<Input type="search" icon={Search} />}
      />
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner align="start" sideOffset={4} className="z-50">
          <BaseCombobox.Popup className="ui-popup w-(--anchor-width) p-1">
            <BaseCombobox.Status className="empty:hidden px-2 py-1.5 text-muted">
              {status}
            </BaseCombobox.Status>
            <BaseCombobox.List className="max-h-80 overflow-y-auto">
              {(item: Item) => (
                <BaseCombobox.Item key={keyOf(item)} value={item} className="ui-menu-item">
                  {children(item)}
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}
