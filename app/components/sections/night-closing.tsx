import type { ReactNode } from 'react'
import street from '#app/pictures/night-street.svg'

/** A page's end, at night in front of the shop: one more time what to do next. */
export function NightClosing(props: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="night night-inset night-closing">
      <div className="shell">
        <h2 className="title-2">{props.heading}</h2>
        <p className="lead mt-4">{props.text}</p>
        <div className="actions mt-7">{props.children}</div>
      </div>
      <img src={street} width={1600} height={300} alt="" loading="lazy" decoding="async" />
    </section>
  )
}
