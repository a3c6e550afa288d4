import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { showToast } from '#app/components/ui/toasts.ts'

/** What went wrong with a page, in words that give nothing away. */
export function Failure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, text, outage } = explain(error)
  useEffect(() => {
    if (outage) showToast({ ...(outageToasts[outage] ?? { title: outage }), tone: 'error' })
  }, [outage])
  return (
    <section className="admin-card max-w-prose p-6">
      <h1>{title}</h1>
      <p className="mt-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={pathname + search} className="admin-button">
          Try again
        </a>
        <Link to="/del-admin-dashboard/leads" className="admin-button">
          All leads
        </Link>
      </p>
    </section>
  )
}

/** Where the specification has other words for the toast than for the failure. */
const outageToasts: Record<string, { title: string; description: string }> = {
  'Failed to fetch testimonials': {
    title: 'Error',
    description: 'Failed to load testimonials. Please try again.',
  },
}

function explain(error: unknown): { title: string; text: string; outage?: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) {
    return { title: 'This is the owner’s page', text: 'Ask the owner for what you need from it.' }
  }
  if (status === 404) {
    return { title: 'Nothing is here', text: 'It may have been deleted, or the address has a mistake.' }
  }
  // Only the server's own names of outages come with this status.
  if (status === 503 && isRouteErrorResponse(error) && typeof error.data === 'string') {
    return {
      title: error.data,
      text: 'The database did not answer. Nothing was changed; try again in a moment.',
      outage: error.data,
    }
  }
  return {
    title: 'Something went wrong',
    text: 'The reason is in the server’s log. Trying again may already help.',
  }
}
