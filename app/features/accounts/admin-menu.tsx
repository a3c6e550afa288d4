import { useId } from 'react'
import { Link } from 'react-router'
import { useAuth } from './auth-provider.tsx'

// Testimonials join here with their screen.
const links = [{ to: '/del-admin-dashboard/leads', label: 'Lead Management' }]

const item = 'block w-full rounded-lg px-3 py-2.5 text-left font-semibold hover:bg-sunk'

/** The header's menu for the signed-in team; nothing for everybody else. */
export default function AdminMenu() {
  const { user, signOut } = useAuth()
  const id = useId()
  if (!user?.role) return null
  return (
    <>
      <button type="button" popoverTarget={id} className="btn">
        Admin
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-xl border border-line bg-card p-2 text-ink shadow-lg"
      >
        <p className="break-all px-3 py-2 text-muted text-sm">{user.email}</p>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className={item} to={to} reloadDocument>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <form
              method="post"
              action="/api/sign-out"
              onSubmit={(event) => {
                event.preventDefault()
                void signOut()
              }}
            >
              <button type="submit" className={item}>
                Sign Out
              </button>
            </form>
          </li>
        </ul>
      </div>
    </>
  )
}
