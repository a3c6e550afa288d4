import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check, Ellipsis } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type Icon, smallIcon } from '../icon.ts'
import { IconButton } from '../icon-button.tsx'

type Props = {
  /** What the menu is for, such as “More actions for Meera Krishnan”. */
  label: string
  /** The button that opens it; without one, an icon button with three dots. */
  trigger?: ReactElement
  align?: 'start' | 'end'
  /** Menu items, links and separators. */
  children: ReactNode
}

/** A menu of actions and links, opened by a button. */
export function Menu({ label, trigger, align = 'end', children }: Props) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger ?? <IconButton icon={Ellipsis} label={label} />} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={4} className="z-50">
          <BaseMenu.Popup aria-label={label} className="ui-popup min-w-44 max-w-72 p-1 outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

type ItemLook = { icon?: Icon; children: string }

type ItemProps = ItemLook & { onClick: () => void; danger?: boolean }

/** An action in a menu. */
export function MenuItem({ danger = false, onClick, ...look }: ItemProps) {
  return (
    <BaseMenu.Item
      label={look.children}
      onClick={onClick}
      className={`ui-menu-item ${danger ? 'text-red' : ''}`}
    >
      <ItemContent {...look} iconClass={danger ? '' : 'text-muted'} />
    </BaseMenu.Item>
  )
}

type LinkItemProps = ItemLook & Omit<LinkProps, 'children'>

/** A link in a menu. */
export function MenuLink({ icon, children, ...link }: LinkItemProps) {
  return (
    <BaseMenu.LinkItem label={children} closeOnClick render={<Link {...link} />} className="ui-menu-item">
      <ItemContent icon={icon} iconClass="text-muted">
        {children}
      </ItemContent>
    </BaseMenu.LinkItem>
  )
}

/** A heading above menu items. */
export function MenuHeading({ children }: { children: string }) {
  return <div className="px-2 pt-1 pb-0.5 text-muted text-xs">{children}</div>
}

type ChoicesProps<Value extends string> = {
  value: Value
  choices: readonly {
    value: Value
    label: string
    /** Shown instead of the label, for example with a glyph. */
    content?: ReactNode
  }[]
  onChoose: (value: Value) => void
}

/** Menu items of which one is chosen. */
export function MenuChoices<Value extends string>({ value, choices, onChoose }: ChoicesProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChoose}>
      {choices.map(({ value, label, content = label }) => (
        <BaseMenu.RadioItem key={value} value={value} label={label} closeOnClick className="ui-menu-item">
          <span className="min-w-0 flex-1">{content}</span>
          <BaseMenu.RadioItemIndicator>
            <Check {...smallIcon} />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

/** A line between groups of menu items. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1 border-line border-t" />
}

function ItemContent({ icon: Icon, children, iconClass }: ItemLook & { iconClass: string }) {
  return (
    <>
      {Icon ? <Icon {...smallIcon} className={`flex-none ${iconClass}`} /> : null}
      <span className="min-w-0 flex-1">{children}</span>
    </>
  )
}
