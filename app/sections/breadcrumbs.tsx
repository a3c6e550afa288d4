import { Link } from 'react-router'

/** Shows the position of this page in the site: links to the pages above it, then its own name. */
export function Breadcrumbs({ name, links }: { name: string; links: { href: string; label: string }[] }) {
  const last = links.length - 1
  return (
    <nav className="shell crumbs text-muted" aria-label={name}>
      <ol>
        {links.map(({ href, label }, at) => (
          <li key={href}>
            {at < last ? (
              <Link discover="none" to={href} className="link">
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
