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
      <a href={mailTo(lead.email)} className="admin-button">
        Answer by e-mail
      </a>
      {number ? (
        <a href={`https://wa.me/${number}`} target="_blank" rel="noreferrer" className="admin-button">
          Answer on WhatsApp
        </a>
      ) : null}
      {number ? (
        <a href={`tel:+${number}`} className="admin-button">
          Call
        </a>
      ) : null}
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

function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
