import { Link } from 'react-router'

/** The ways to the pages beside this one of a list. */
export function PageLinks({ newer, older }: { newer: string | undefined; older: string | undefined }) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {newer ? (
        <Link to={newer} className="admin-button">
          ← Newer
        </Link>
      ) : (
        <span />
      )}
      {older ? (
        <Link to={older} className="admin-button">
          Older →
        </Link>
      ) : null}
    </nav>
  )
}
