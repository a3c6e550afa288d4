import type { ReactNode } from 'react'

type Props = { strong?: boolean; danger?: boolean; children: ReactNode }

/** A word about how something stands. */
export function Mark({ strong = false, danger = false, children }: Props) {
  const look = strong
    ? 'border-accent bg-marigold text-[var(--on-marigold)]'
    : danger
      ? 'border-danger text-danger'
      : 'border-edge'
  return (
    <span className={`inline-block whitespace-nowrap rounded-full border px-2 text-sm ${look}`}>
      {children}
    </span>
  )
}
