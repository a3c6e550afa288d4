import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A list of records that wait for a decision, below a line that explains it. */
export function RecordList({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <div className="grid max-w-240 gap-4 p-4">
      <p className="text-muted text-small">{explanation}</p>
      <Card isFlush>
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </div>
  )
}

type Props = { title: ReactNode; facts: string; actions: ReactNode; children?: ReactNode }

/** One record of such a list, with its buttons at the right. */
export function RecordItem({ title, facts, actions, children }: Props) {
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-2 px-4 py-3 [overflow-wrap:anywhere] md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 text-sm">{title}</h2>
        <p className="text-muted text-small">{facts}</p>
        {children}
      </div>
      {actions}
    </li>
  )
}
