import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { type Icon, smallIcon } from '../icon.ts'
import { Menu, MenuItem } from '../overlay/menu.tsx'

type Props = {
  count: number
  /** How many rows match on all pages; nothing if they are selected already. */
  total: number | undefined
  onSelectAll: () => void
  onClear: () => void
  children: ReactNode
}

const button =
  'inline-flex min-h-8 flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-md px-2.5 font-[550] hover:bg-[rgb(255_255_255/0.12)] focus-visible:outline-[#9cc2ff] disabled:opacity-50 max-md:min-h-11 max-md:flex-col max-md:justify-center max-md:gap-0 max-md:text-xs forced-colors:text-[ButtonText]'
const line = <hr className="mx-1 h-5 w-px flex-none border-0 bg-[rgb(255_255_255/0.2)] max-md:hidden" />
const number = new Intl.NumberFormat('en-IN')

/** What can be done with the selected rows. It lies over the summary row, so that nothing moves. */
export function BulkBar({ count, total, onSelectAll, onClear, children }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('dialog[open], [data-open]:is([role=dialog], [role=menu])')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onClear()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClear])
  return (
    <section
      aria-label="Selection"
      className="absolute inset-x-0 bottom-0.5 z-20 mx-auto flex w-max max-w-full items-center gap-0.5 overflow-x-auto rounded-[0.625rem] bg-inverse p-1 text-on-inverse text-small shadow-(--shadow-high) max-md:fixed max-md:bottom-0 max-md:w-full max-md:justify-around max-md:rounded-none max-md:pb-[max(0.25rem,env(safe-area-inset-bottom))] forced-colors:border forced-colors:text-[CanvasText]"
    >
      <strong role="status" className="flex-none pr-1 pl-3">{`${number.format(count)} selected`}</strong>
      {total === undefined ? null : (
        <button type="button" className={`${button} text-on-inverse-muted`} onClick={onSelectAll}>
          {`Select all ${number.format(total)}`}
        </button>
      )}
      {line}
      {children}
      {line}
      <button
        type="button"
        aria-label="Clear selection"
        className={`${button} text-on-inverse-muted`}
        onClick={onClear}
      >
        <X {...smallIcon} />
        <span className="max-md:hidden">Esc</span>
      </button>
    </section>
  )
}

type ButtonProps = ComponentProps<'button'> & { icon: Icon; children: string }

/** A button of the bulk bar. */
export function BulkButton({ icon: Icon, children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={button}>
      <Icon {...smallIcon} />
      {children}
    </button>
  )
}

type MenuProps<Value extends string> = {
  icon: Icon
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** A button of the bulk bar that asks for a value before it acts. */
export function BulkMenu<Value extends string>(props: MenuProps<Value>) {
  const { icon, label, options, onChoose, disabled = false } = props
  const trigger = (
    <BulkButton icon={icon} disabled={disabled}>
      {label}
    </BulkButton>
  )
  return (
    <Menu label={label} align="start" trigger={trigger}>
      {options.map(([value, word]) => (
        <MenuItem key={value} onClick={() => onChoose(value)}>
          {word}
        </MenuItem>
      ))}
    </Menu>
  )
}
