import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmButton } from './confirm-button.tsx'

/** A list of records that wait for a decision, below a line that explains it. */
export function RecordList({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <div className="page-body grid max-w-240 gap-4">
      <p className="text-muted text-small">{explanation}</p>
      <Card isFlush>
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </div>
  )
}

export type RecordFacts = {
  id: string
  name: string
  /** Beside the name. */
  mark?: ReactNode
  facts: (string | false | null | undefined)[]
}

type Props = RecordFacts & {
  /** What takes it out of the list. */
  release: { intent: string; label: string }
  /** What deletes it, after a question. */
  remove: { intent: string; label: string; title: string; description: string }
  children: ReactNode
}

/** One record of such a list, with its buttons at the right. */
export function RecordItem({ id, name, mark, facts, release, remove, children }: Props) {
  const fetcher = useFetcher()
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-2 px-4 py-3 [overflow-wrap:anywhere] md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 text-sm">
          <bdi>{name}</bdi>
          {mark}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-muted text-small">
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        </p>
        {children}
      </div>
      <fetcher.Form method="post" className="flex items-center gap-2 max-md:justify-between">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value={release.intent} busy={fetcher.state !== 'idle'}>
          {release.label}
          <span className="sr-only">: {name}</span>
        </Button>
        <ConfirmButton
          menu={`More actions for ${name}`}
          fields={[
            ['intent', remove.intent],
            ['id', id],
          ]}
          title={remove.title}
          description={remove.description}
          confirm="Delete for good"
        >
          {remove.label}
        </ConfirmButton>
      </fetcher.Form>
    </li>
  )
}
