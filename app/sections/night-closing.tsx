import type { ReactNode } from 'react'
import { Drawing, type StreetName } from './pictures/drawing.tsx'

type Props = { street: StreetName; heading: string; text: string; children: ReactNode }

/** A page's end, at night in front of a shop: one more time what to do next. */
export function NightClosing(props: Props) {
  return (
    <section className="night night-inset night-closing">
      <div className="shell">
        <h2 className="title-2">{props.heading}</h2>
        <p className="lead mt-4">{props.text}</p>
        <div className="actions mt-7">{props.children}</div>
      </div>
      <Drawing name={`streets/${props.street}`} width={1600} height={300} alt="" />
    </section>
  )
}
