import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type Icon, smallIcon } from './icon.ts'

type Look = { icon: Icon; label: string }

const classes =
  'relative inline-grid size-11 flex-none cursor-pointer place-items-center rounded-md text-muted hover:bg-pressed hover:text-ink disabled:opacity-50 md:size-7'

/** A button that shows only an icon; its label is read out and shown on hover. */
export function IconButton({ icon: Icon, label, className = '', ...props }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} title={label} {...props} className={`${classes} ${className}`}>
      <Icon {...smallIcon} />
    </button>
  )
}

/** A link that shows only an icon. Addresses like `tel:` are opened by the browser. */
export function IconLink({ icon: Icon, label, className = '', to, ...props }: Look & LinkProps) {
  return (
    <Link aria-label={label} title={label} to={to} {...props} className={`${classes} ${className}`}>
      <Icon {...smallIcon} />
    </Link>
  )
}
