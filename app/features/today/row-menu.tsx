import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

const item =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 outline-none data-highlighted:bg-hover md:min-h-8'

type Props = {
  label: string
  /** If all of its items are only for phones. */
  isOnPhone: boolean
  children: ReactNode
}

/** The less frequent actions of a row. */
export function RowMenu({ label, isOnPhone, children }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        title={label}
        className={`queue-icon ${isOnPhone ? 'md:invisible' : ''}`}
      >
        <Ellipsis size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup
            aria-label={label}
            className="min-w-44 rounded-xl border border-line-strong bg-raised p-1 text-sm shadow-lg outline-none"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export function RowMenuItem({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Menu.Item label={children} onClick={onClick} className={item}>
      {children}
    </Menu.Item>
  )
}

/** A link that the row itself has no room for on phones. */
export function RowMenuLink({ link, children }: { link: React.ReactElement; children: string }) {
  return (
    <Menu.LinkItem label={children} closeOnClick render={link} className={`${item} md:hidden`}>
      {children}
    </Menu.LinkItem>
  )
}
