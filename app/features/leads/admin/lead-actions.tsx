import { Link } from 'react-router'
import { phoneKey } from '#domain/leads/contact-keys.ts'

type Props = {
  lead: { id: string; email: string; phone: string | null }
  onDelete: () => void
}

/** The ways to somebody, and the way out. */
export function LeadActions({ lead, onDelete }: Props) {
  const number = lead.phone ? phoneKey(lead.phone) : undefined
  return (
    <>
      {lead.email ? (
        <Link
          to={`/del-admin-dashboard/leads/${lead.id}/reply`}
          className="admin-button admin-button-primary"
        >
          Answer by e-mail
        </Link>
      ) : null}
      {number ? (
        <Link to={`/del-admin-dashboard/leads/${lead.id}/reply?by=whatsapp`} className="admin-button">
          Answer on WhatsApp
        </Link>
      ) : null}
      {number ? (
        <a href={`tel:+${number}`} className="admin-button">
          Call
        </a>
      ) : null}
      <Link to={`/del-admin-dashboard/leads/${lead.id}/edit`} className="admin-button">
        Edit
      </Link>
      <Link
        to={`/del-admin-dashboard/leads/${lead.id}/delete`}
        className="admin-button admin-button-danger"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onDelete()
        }}
      >
        Delete
      </Link>
    </>
  )
}
