import { type ReactNode, useId } from 'react'

type Props = {
  /** The id of the section, for links to it. */
  id?: string
  title?: string
  /** Beside the title: a number, or a state. */
  count?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Lets the content reach the edges, for tables and lists. */
  isFlush?: boolean
  className?: string
  children: ReactNode
}

/** A bordered surface with an optional title, which then names the region. */
export function Card({
  id: sectionId,
  title,
  count,
  actions,
  isFlush = false,
  className = '',
  children,
}: Props) {
  const id = useId()
  const padding = isFlush ? '' : title ? 'px-4 pb-4' : 'p-4'
  return (
    <section
      id={sectionId}
      aria-labelledby={title ? id : undefined}
      className={`min-w-0 rounded-xl border border-line bg-card ${className}`}
    >
      {title ? (
        <div className="flex min-h-10 items-center gap-2 py-1 pr-2 pl-4">
          <h2 id={id} className="min-w-0 flex-1 text-sm">
            {title}
            {count === undefined ? null : (
              <span className="ml-1.5 font-medium text-faint text-xs">{count}</span>
            )}
          </h2>
          {actions}
        </div>
      ) : null}
      <div className={padding}>{children}</div>
    </section>
  )
}
