import { Link } from 'react-router'
import { useAuth } from './auth-provider.tsx'

const links = [
  { to: '/del-admin-dashboard/leads', label: 'Lead Management' },
  { to: '/del-admin-dashboard/testimonials', label: 'Testimonials' },
]

const item = 'nav-link'

/** The header's menu for the signed-in team. */
export default function AdminMenu() {
  const { user, signOut } = useAuth()
  if (!user?.role) return null
  return (
    <details>
      <summary className="btn">Admin</summary>
      <div className="theme-menu sheet">
        <p className="field-hint">{user.email}</p>
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
    </details>
  )
}
