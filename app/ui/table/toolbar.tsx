import type { ReactNode } from 'react'

type Props = {
  label: string
  /** At the right: sorting, columns. */
  end?: ReactNode
  children: ReactNode
}

/** A row of filters and choices below the page header. */
export function Toolbar({ label, end, children }: Props) {
  return (
    <section
      aria-label={label}
      className="relative flex min-h-10 items-center gap-2 px-4 py-1 text-small max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {children}
      {end ? <div className="ml-auto flex flex-none items-center gap-2">{end}</div> : null}
    </section>
  )
}
