import { Link } from 'react-router'
import { Part } from '#app/components/back-office/part.tsx'
import { leadStatusWords, wordFor } from '#content/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { Duplicate, DuplicateReason } from '#server/leads/duplicates/find-duplicates.ts'
import { mergeAddress } from './merge/merge-address.ts'

const sameWords: Record<DuplicateReason, string> = {
  email: 'same e-mail',
  phone: 'same phone number',
  name: 'same name and company',
}

/** On a lead's page: who else it may be. */
export function Duplicates({ duplicates, mergeInto }: { duplicates: Duplicate[]; mergeInto: string }) {
  const pick = (
    <Link to={mergeAddress(mergeInto)} className="admin-link inline-flex min-h-11 items-center">
      Merge with another lead…
    </Link>
  )
  if (duplicates.length === 0) return <p>{pick}</p>
  return (
    <Part title="Likely the same person">
      <DuplicateList duplicates={duplicates} mergeInto={mergeInto} />
      <p className="mt-2">{pick}</p>
    </Part>
  )
}

/** What is shown of a lead that may be somebody; `same`: what makes it likely, where something does. */
export type Likely = Pick<Duplicate, 'id' | 'name' | 'company' | 'email' | 'phone' | 'created_at'> & {
  status: LeadStatus
  same?: DuplicateReason[]
}

/** Leads that are likely the same person. `mergeInto`: the lead they can be merged with. */
export function DuplicateList({ duplicates, mergeInto }: { duplicates: Likely[]; mergeInto?: string }) {
  return (
    <ul className="mt-2 grid gap-3">
      {duplicates.map(({ id, name, company, email, phone, status, created_at, same = [] }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <Link
              to={`/del-admin-dashboard/leads/${id}`}
              className="admin-link inline-block min-h-6 font-semibold"
            >
              <bdi>{name}</bdi>
            </Link>
            <p className="text-muted text-sm">{[company, email, phone].filter(Boolean).join(' · ')}</p>
            <p className="text-sm">
              {same.length > 0 ? `${same.map((reason) => sameWords[reason]).join(', ')}; ` : null}
              {wordFor(leadStatusWords, status)}, from{' '}
              <time dateTime={created_at}>{formatDay(created_at)}</time>
            </p>
          </div>
          {mergeInto ? (
            <Link to={mergeAddress(mergeInto, id)} className="admin-button">
              Merge…<span className="sr-only"> with {name}</span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
