import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Address, choiceAddress, useChoiceHash } from './package-address.ts'

type Props = {
  to: Address
  isCurrent: boolean
  className: string
  'aria-label'?: string
  onClick?: () => void
  children: ReactNode
}

/** Links to the same page with another choice. Search engines are asked not to follow it. */
export function ChoiceLink({ to, isCurrent, ...rest }: Props) {
  return (
    <Link
      to={choiceAddress(to, useChoiceHash())}
      replace
      preventScrollReset
      discover="none"
      rel="nofollow"
      aria-current={isCurrent || undefined}
      {...rest}
    />
  )
}
