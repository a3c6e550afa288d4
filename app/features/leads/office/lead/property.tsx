import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

const box =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md px-2 text-small max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:content-center max-sm:gap-y-0 max-sm:text-left md:min-h-8'
const labelLook = 'flex-none text-muted max-sm:col-span-full max-sm:text-xs'

type Props = ComponentProps<'button'> & { label: string }

/** A property of a record that opens a menu or a popover. */
export function PropertyButton({ label, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={`${box} cursor-pointer hover:bg-hover aria-expanded:bg-pressed`}
    >
      <span className={labelLook}>{label}</span>
      <span className="inline-flex min-w-0 items-center gap-1.5 truncate font-[550]">{children}</span>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="flex-none text-faint" />
    </button>
  )
}

/** A property that can't be changed in place. */
export function Property({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className={box}>
      <span className={labelLook}>{label}</span>
      <span className="font-[550]">{children}</span>
    </span>
  )
}
