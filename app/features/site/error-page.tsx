import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import type { ShellData } from './shell-data.ts'

/** What a visitor reads when a page isn't there or broke. Nothing of the error itself is shown. */
export function ErrorPage({ error, shell }: { error: unknown; shell: ShellData }) {
  const { pathname, search } = useLocation()
  const { errors } = shell.words
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const words = isMissing ? errors.notFound : errors.failed
  return (
    <section className="shell band">
      <title>{`${words.title} | ${shell.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title-1">{words.title}</h1>
      <p className="lead mt-4">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!isMissing && (
          <a className="btn" href={pathname + search}>
            {errors.tryAgain}
          </a>
        )}
        <Link to={shell.home} className="btn btn-primary">
          {errors.home}
        </Link>
        <Link to={shell.contact} className="btn">
          {errors.contact}
        </Link>
      </div>
    </section>
  )
}
