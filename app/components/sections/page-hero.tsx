import type { ReactNode } from 'react'

type Props = {
  heading: string
  lead: string
  /** What to do. */
  children?: ReactNode
  /** Below what to do: the first price, for example. */
  note?: string
  /** Beside the words where there is room, else below. */
  picture?: ReactNode
}

/** A page's beginning: its one heading, what it is about, what to do, and the work itself in a picture. */
export function PageHero({ heading, lead, children, note, picture }: Props) {
  const words = (
    <>
      <h1 className={picture ? 'title-1' : 'title-1 max-w-4xl'}>{heading}</h1>
      <p className="lead mt-5">{lead}</p>
      {children && <div className="actions mt-8">{children}</div>}
      {note && <p className="mt-5 text-sm text-muted">{note}</p>}
    </>
  )
  if (!picture) return <section className="shell pt-12 pb-8 md:pt-20">{words}</section>
  return (
    <section className="shell hero">
      <div>{words}</div>
      {picture}
    </section>
  )
}
