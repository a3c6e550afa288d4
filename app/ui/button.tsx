import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type Icon, smallIcon } from './icon.ts'

type Look = {
  /** Each screen has at most one primary button. */
  variant?: 'default' | 'primary' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  icon?: Icon
}

const variants = {
  default: '',
  primary: 'ui-button-primary',
  quiet: 'ui-button-quiet',
  danger: 'ui-button-danger',
}

function classes({ variant = 'default', size = 'normal' }: Look, className = '') {
  const small = size === 'small' ? 'md:min-h-7 px-2' : ''
  return `ui-button ${variants[variant]} ${small} ${className}`
}

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean }

/** A button, which submits its form only with `type="submit"`. While busy it shows a spinner and can't be pressed. */
export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
      className={classes({ variant, size }, className)}
    >
      {busy ? <span className="ui-spinner" /> : Icon ? <Icon {...smallIcon} /> : null}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon: Icon, className, children, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={classes({ variant, size }, className)}>
      {Icon ? <Icon {...smallIcon} /> : null}
      {children}
    </Link>
  )
}
