import { Link } from 'react-router'

/** Where one is: the pages above this one, as links, and this one. */
export function Breadcrumbs({ name, links }: { name: string; links: { href: string; label: string }[] }) {
  const last = links.length - 1
  return (
    <nav className="shell crumbs text-muted" aria-label={name}>
      <ol>
        {links.map(({ href, label }, at) => (
          <li key={href}>
            {at < last ? (
              <Link to={href} className="link">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
