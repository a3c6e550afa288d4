import { Link } from 'react-router'
import type { FoundLead } from '#server/leads/suggest-leads.ts'

type Props = {
  narrowed: boolean
  /** Who is spelled alike. */
  near: FoundLead[]
  /** Where all leads are. */
  all: string
}

/** Stands where the list would be: the way on from there. */
export function NoLeads({ narrowed, near, all }: Props) {
  return (
    <div className="admin-card mt-2 p-8 text-center">
      {narrowed ? (
        <>
          <h2>Nothing matches</h2>
          <p className="mt-1 text-muted">No lead has all of these. Try fewer words or another filter.</p>
          {near.length > 0 ? (
            <>
              <p className="mt-4">Spelled alike:</p>
              <ul>
                {near.map(({ id, name, company }) => (
                  <li key={id} className="[overflow-wrap:anywhere]">
                    <Link
                      to={`/del-admin-dashboard/leads/${id}`}
                      className="admin-link inline-flex min-h-9 items-center font-semibold"
                    >
                      <bdi>{name}</bdi>
                    </Link>{' '}
                    <span className="text-muted text-sm">{company}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <p className="mt-4">
            <Link to={all} className="admin-button">
              Show all leads
            </Link>
          </p>
        </>
      ) : (
        <>
          <h2>No leads yet</h2>
          <p className="mt-1 text-muted">The first quote request from the contact page appears here.</p>
        </>
      )}
    </div>
  )
}
