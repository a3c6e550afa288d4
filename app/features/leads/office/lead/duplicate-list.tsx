import { Link } from 'react-router'
import { When } from '#app/office/when.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { Duplicate, DuplicateReason } from '#server/leads/duplicates/find-duplicates.ts'
import { leadAddress } from '../paths.ts'

const sameWords: Record<DuplicateReason, string> = {
  email: 'same e-mail',
  phone: 'same phone number',
  name: 'same name and company',
}

/** Possible duplicates of a lead; nothing if there are none. */
export function Duplicates({ duplicates, mergeInto }: { duplicates: Duplicate[]; mergeInto: string }) {
  if (duplicates.length === 0) return null
  return (
    <Card title="Possible duplicates" count={duplicates.length}>
      <DuplicateList duplicates={duplicates} mergeInto={mergeInto} />
    </Card>
  )
}

/** A lead in a list of possible duplicates, and what it has in common if that is known. */
export type Likely = Pick<Duplicate, 'id' | 'name' | 'company' | 'email' | 'phone' | 'created_at'> & {
  status: LeadStatus
  same?: DuplicateReason[]
}

/** A list of possible duplicates. `mergeInto` is the lead that they can be merged with. */
export function DuplicateList({ duplicates, mergeInto }: { duplicates: Likely[]; mergeInto?: string }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {duplicates.map(({ id, name, company, email, phone, status, created_at, same = [] }) => (
        <li key={id} className="flex items-start gap-2.5">
          <Avatar name={name} size="medium" />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <Link to={leadAddress(id)} className="inline-block min-h-6 font-[620] hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <p className="truncate text-muted text-small">
              {[company, email, phone].filter(Boolean).join(' · ')}
            </p>
            <p className="text-muted text-small">
              {same.length > 0
                ? `${capitalize(same.map((reason) => sameWords[reason]).join(', '))} · `
                : null}
              {wordFor(leadStatusWords, status)}, added <When at={created_at} isDay />
            </p>
          </div>
          {mergeInto ? (
            <ButtonLink size="small" to={leadAddress(mergeInto, '/merge', { with: id })}>
              Compare<span className="sr-only"> with {name}</span>
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
