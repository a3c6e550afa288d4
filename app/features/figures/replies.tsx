import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Bar } from './bar.tsx'
import { compareShares, sayShare } from './compare.ts'
import type { Compared } from './figures-screen.tsx'
import { listAddress } from './list-address.ts'

/** How soon the team was first in touch. */
export function Replies({ now, before, range: { from, to } }: Compared) {
  const lines = [
    ['Within an hour', now.answer.withinHour, before.answer.withinHour],
    ['Within a day', now.answer.withinDay, before.answer.withinDay],
  ] as const
  const waiting = now.byStatus.find(({ status }) => status === 'new')?.leads ?? 0
  return (
    <Card title="First reply">
      <dl className="grid gap-3 text-small">
        {lines.map(([label, share, earlier]) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="grow font-medium">{label}</dt>
            <dd>
              <b>{sayShare(share)}</b> <span className="text-muted">{compareShares(share, earlier)}</span>
            </dd>
            <dd className="mt-1 basis-full">
              <Bar share={share ?? 0} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-small">
        Share of enquiries that were called, written to or marked as contacted in time.{' '}
        {waiting > 0 ? (
          <TextLink to={listAddress({ status: 'new', from, to, origin: 'enquiry' })}>
            {`${waiting} still new`}
          </TextLink>
        ) : null}
      </p>
    </Card>
  )
}
