import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { tooLongText, whyFailed } from '#app/lib/forms/why-failed.ts'
import { unlistedMeta } from '#app/lib/site/page-meta.ts'
import { business } from '#content/business.ts'
import type { ShellData } from './shell-data.ts'

/** Tells a visitor that a page is missing or broke, without any detail of the error. */
export function ErrorPage({ error, shell }: { error: unknown; shell: ShellData }) {
  const { pathname, search } = useLocation()
  const { errors } = shell.words
  const status = isRouteErrorResponse(error) ? error.status : 500
  // What the visitor typed is one page back, so no link may lead away from it.
  if (status === 413) return <TooLongPage error={error} shell={shell} />
  const isMissing = status === 404
  const words = isMissing ? errors.notFound : errors.failed
  return (
    <section className="shell band">
      <ErrorMeta title={words.title} description={words.text} />
      <h1 className="title-1">{words.title}</h1>
      <p className="lead mt-4">{words.text}</p>
      <div className="actions mt-8">
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

/** The error boundary of a page with a form. It renders inside the site's frame, which still works. */
export function FormFailure() {
  const error = useRouteError()
  const frame = useRouteLoaderData<{ shell: ShellData }>('routes/site/layout')
  if (!frame) throw error
  return <ErrorPage error={error} shell={frame.shell} />
}

/** React moves these elements into the head. */
function ErrorMeta(words: { title: string; description: string }) {
  return unlistedMeta({ ...words, title: `${words.title} ${business.titleSuffix}` }).map((one) =>
    'title' in one ? (
      <title key="title">{one.title}</title>
    ) : (
      <meta key={'name' in one ? one.name : one.property} {...one} />
    ),
  )
}

function TooLongPage({ error, shell }: { error: unknown; shell: ShellData }) {
  const { title, text, file } = shell.words.errors.tooLong
  const failure = whyFailed(error)
  return (
    <section className="shell band">
      <ErrorMeta title={title} description={file} />
      <h1 className="title-1">{title}</h1>
      <p className="lead mt-4">{failure.kind === 'too-long' ? tooLongText(text, failure.by) : file}</p>
    </section>
  )
}
