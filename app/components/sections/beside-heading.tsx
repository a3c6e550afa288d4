import { Link } from 'react-router'

type Props = { heading: string; text: string; link: { href: string; label: string } }

/** A heading with a few sentences beside it, and where they go on. */
export function BesideHeading({ heading, text, link }: Props) {
  return (
    <div className="founder">
      <h2 className="title-2">{heading}</h2>
      <div>
        <p className="text-lg">{text}</p>
        <p className="mt-4">
          <Link to={link.href} className="link">
            {link.label}
          </Link>
        </p>
      </div>
    </div>
  )
}
