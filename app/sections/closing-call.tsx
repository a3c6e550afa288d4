import type { ReactNode } from 'react'

/** The end of a page, which repeats what to do next. */
export function ClosingCall(props: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="shell pt-8 pb-20">
      <div className="closing">
        <h2 className="title-2">{props.heading}</h2>
        <p className="mt-3 max-w-2xl text-lg">{props.text}</p>
        <div className="actions">{props.children}</div>
      </div>
    </section>
  )
}
