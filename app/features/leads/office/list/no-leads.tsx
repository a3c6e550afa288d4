import { Users } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { LEADS, leadAddress } from '../paths.ts'

type Props = {
  isNarrowed: boolean
  /** Leads with similar names. */
  near: FoundLead[]
}

/** Takes the place of an empty list, and says what to do. */
export function NoLeads({ isNarrowed, near }: Props) {
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={Users}
        title="No leads yet"
        actions={
          <>
            <ButtonLink to={`${LEADS}/import`}>Import leads</ButtonLink>
            <ButtonLink to={`${LEADS}/new`}>Add a lead by hand</ButtonLink>
          </>
        }
      >
        Quote requests and demo bookings from your website appear here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Users}
      title="No leads match"
      actions={
        <>
          {near.map(({ id, name }) => (
            <ButtonLink key={id} to={leadAddress(id)} className="max-w-full whitespace-normal">
              <bdi>{name}</bdi>
            </ButtonLink>
          ))}
          <ButtonLink to={LEADS} variant="quiet">
            Show all leads
          </ButtonLink>
        </>
      }
    >
      {near.length > 0 ? 'Did you mean one of these?' : 'Try fewer words or remove a filter.'}
    </EmptyState>
  )
}
