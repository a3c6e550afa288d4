import type { LucideIcon } from 'lucide-react'

/** An icon of the lucide set. */
export type Icon = LucideIcon

/** Size and stroke of icons in buttons, menus and lists, which have a label beside them. */
export const smallIcon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
