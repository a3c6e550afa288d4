import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button.tsx'

type Opened<Row> = { row: Row; button: HTMLElement }

/**
 * Returns one menu for all rows of a list, and the button that opens it for a row. A menu of its own for each row
 * would make long lists slow.
 */
export function useRowMenu<Row>(labelOf: (row: Row) => string, items: (row: Row) => ReactNode) {
  const [opened, setOpened] = useState<Opened<Row>>()
  const [isOpen, setOpen] = useState(false)
  const menu = (
    <BaseMenu.Root open={isOpen} onOpenChange={setOpen}>
      {opened ? (
        <BaseMenu.Portal>
          <BaseMenu.Positioner anchor={opened.button} align="end" sideOffset={4} className="z-50">
            <BaseMenu.Popup
              aria-label={labelOf(opened.row)}
              finalFocus={() => opened.button}
              className="ui-popup min-w-44 max-w-72 p-1 outline-none"
            >
              {items(opened.row)}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      ) : null}
    </BaseMenu.Root>
  )
  const button = (row: Row) => (
    <IconButton
      icon={Ellipsis}
      label={labelOf(row)}
      aria-haspopup="menu"
      onClick={(event) => {
        setOpened({ row, button: event.currentTarget })
        setOpen(true)
      }}
    />
  )
  return { menu, button }
}
