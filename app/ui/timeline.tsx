import type { ReactNode } from 'react'
import type { Icon } from './icon.ts'
import { softTones, type Tone } from './tone.ts'

/** A list of what happened, newest first. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid last:[&>li:last-child]:pb-0">
      {children}
    </ol>
  )
}

type Props = {
  icon: Icon
  tone?: Tone
  title: ReactNode
  time: ReactNode
  /** What was written or changed. */
  children?: ReactNode
}

/** One event of a timeline. */
export function TimelineItem({ icon: Icon, tone = 'neutral', title, time, children }: Props) {
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5 pb-4 before:absolute before:top-6.5 before:bottom-0.5 before:left-[0.71875rem] before:w-px before:bg-line-strong last:before:hidden">
      <span className={`grid size-6 place-items-center rounded-full ${softTones[tone]}`}>
        <Icon size={13} strokeWidth={1.75} aria-hidden />
      </span>
      <p className="pt-0.5 [overflow-wrap:anywhere]">{title}</p>
      <span className="whitespace-nowrap pt-0.5 text-faint text-xs">{time}</span>
      {children ? (
        <div className="col-span-2 col-start-2 mt-1 whitespace-pre-wrap rounded-lg bg-hover px-3 py-2 text-small [overflow-wrap:anywhere] has-[>details:not([open])]:bg-transparent has-[>details:not([open])]:p-0">
          {children}
        </div>
      ) : null}
    </li>
  )
}
