import type { ReactNode } from 'react'

type Props = {
  heading: string
  lead: ReactNode
  /** The links below the lead. */
  children?: ReactNode
  /** A line below the links, such as the lowest price. */
  note?: ReactNode
  /** Beside the text on wide screens, else below. */
  picture?: ReactNode
  /** Below both on wide screens, else between them. */
  form?: ReactNode
}

/** The top of a page: its only main heading, a lead, links, and a picture. */
export function PageHero({ heading, lead, children, note, picture, form }: Props) {
  const words = (
    <>
      <h1 className={picture ? 'title-1' : 'title-1 max-w-4xl'}>{heading}</h1>
      <p className="lead mt-5">{lead}</p>
      {note && (
        <p className="mt-5">
          <b>{note}</b>
        </p>
      )}
      {children && <div className="actions mt-6">{children}</div>}
    </>
  )
  if (!picture) return <section className="shell pt-12 pb-8 md:pt-20">{words}</section>
  return (
    <section className="shell hero">
      <div>{words}</div>
      {form}
      {picture}
    </section>
  )
}
