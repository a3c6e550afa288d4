import type { ReactNode } from 'react'

/** A page's beginning: its one heading, what it is about, and what to do. */
export function PageHero(props: { heading: string; lead: string; children?: ReactNode }) {
  return (
    <section className="shell pt-12 pb-8 md:pt-20">
      <h1 className="title-1 max-w-4xl">{props.heading}</h1>
      <p className="lead mt-5">{props.lead}</p>
      {props.children && <div className="mt-8 flex flex-wrap gap-3">{props.children}</div>}
    </section>
  )
}
