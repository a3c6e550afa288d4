import { Form, Link } from 'react-router'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'
import { DuplicateList, type Likely } from '../duplicate-list.tsx'
import { leadAddress } from '../edit/edit-result.ts'

type Props = {
  lead: { id: string; name: string }
  /** What was searched for; empty: nothing yet. */
  find: string
  found: Likely[]
  likely: Duplicate[]
}

/** Looks for the lead that is the same person, where it is not found by itself. */
export function PickOther({ lead, find, found, likely }: Props) {
  const shown = find === '' ? likely : found
  return (
    <div className="max-w-3xl">
      <Link to={leadAddress(lead.id)} className="admin-link inline-flex min-h-11 items-center">
        Back to the lead
      </Link>
      <h1 className="[overflow-wrap:anywhere]">
        Who is the same person as <bdi>{lead.name}</bdi>?
      </h1>
      <Form role="search" className="mt-4 flex flex-wrap items-end gap-3" autoComplete="off">
        <label className="min-w-0 grow font-medium text-sm">
          Name, e-mail, phone or company
          <input
            type="search"
            name="find"
            key={find}
            defaultValue={find}
            className="admin-field mt-1 block"
          />
        </label>
        <button type="submit" className="admin-button admin-button-primary">
          Search
        </button>
      </Form>
      <div className="admin-card mt-4 p-4" role="status">
        {shown.length > 0 ? (
          <DuplicateList duplicates={shown} mergeInto={lead.id} />
        ) : (
          <p>{find === '' ? 'Nobody looks the same. Search for the other lead.' : 'Nothing matches.'}</p>
        )}
      </div>
    </div>
  )
}
