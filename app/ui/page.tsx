import type { ReactNode } from 'react'

/** The root of a screen that reaches the edges of the frame, with a header that sticks to the top. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="ui-page">{children}</div>
}
