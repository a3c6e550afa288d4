import type { ReactNode } from 'react'
import { softTones, type Tone } from './tone.ts'

/** A short word on a soft background. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-md px-1.75 font-[550] text-xs forced-colors:border ${softTones[tone]}`}
    >
      {children}
    </span>
  )
}
