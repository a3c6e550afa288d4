import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { useFieldAttributes } from './field.tsx'
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
  const { id } = useFieldAttributes()
  // Base UI's hidden input has an inline style, which the policy forbids in the server's HTML.
  if (!useHydrated()) return <Input type="search" icon={Search} placeholder={placeholder} />
  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      filter={null}
      itemToStringValue={labelOf}
      onValueChange={onType}
    >
      <Autocomplete.Input
        id={id}
        placeholder={placeholder}
        autoComplete="off"
        render={<Input type="search" icon={Search} />}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner align="start" sideOffset={4} className="z-50">
          <Autocomplete.Popup className="ui-popup w-(--anchor-width) p-1">
            <Autocomplete.Status className="empty:hidden px-2 py-1.5 text-muted">
              {status}
            </Autocomplete.Status>
            <Autocomplete.List className="max-h-80 overflow-y-auto">
              {(item: Item) => (
                <Autocomplete.Item
                  key={keyOf(item)}
                  value={item}
                  className="ui-menu-item"
                  onClick={() => onChoose(item)}
                >
                  {children(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
