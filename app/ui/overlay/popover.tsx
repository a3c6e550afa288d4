import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** Both are given if something else can close it, for example a form that was saved. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A small panel over the page, opened by a button, for example with filters. */
export function Popover({ label, trigger, align = 'start', isOpen, onOpenChange, children }: Props) {
  const state = isOpen === undefined || !onOpenChange ? {} : { open: isOpen, onOpenChange }
  return (
    <BasePopover.Root {...state}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align={align} sideOffset={4} collisionPadding={8} className="z-50">
          <BasePopover.Popup
            aria-label={label}
            className="ui-popup max-h-(--available-height) min-w-56 max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto p-3 outline-none"
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}

/** A button inside a popover that closes it. */
export function PopoverClose({ render }: { render: ReactElement }) {
  return <BasePopover.Close render={render} />
}
