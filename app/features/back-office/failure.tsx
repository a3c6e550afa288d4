import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { tooLongText, whyFailed } from '#app/lib/forms/why-failed.ts'
import { failureOf } from '#app/office/outage.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { showToast } from '#app/ui/site/toasts.ts'
import { outageName, outageToast } from './outage-toast.ts'

/** Says why a page can't be shown, without details of the system. */
export function Failure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, text, outage } = explain(error)
  useEffect(() => {
    if (outage) showToast({ ...outageToast(outage), tone: 'error' })
  }, [outage])
  return (
    <Card className="max-w-prose p-2">
      <h1>{title}</h1>
      <p className="mt-2">{text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={pathname + search} reloadDocument>
          Try again
        </ButtonLink>
        <ButtonLink to="/del-admin-dashboard">Today</ButtonLink>
      </p>
    </Card>
  )
}

function explain(error: unknown): { title: string; text: string; outage?: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) {
    return { title: 'Only the owner can open this page', text: 'Ask the owner for what you need.' }
  }
  if (status === 413) {
    const failure = whyFailed(error)
    const what =
      failure.kind === 'too-long'
        ? tooLongText('Shorten it by about {n} characters', failure.by)
        : 'Choose a smaller file'
    return {
      title: 'Too long to send',
      text: `${what} and send it again: go back with your browser’s back button.`,
    }
  }
  if (status === 404) {
    return { title: 'Page not found', text: 'It may have been deleted, or the address has a mistake.' }
  }
  const outage = outageName(error)
  if (outage) {
    return { title: outage, text: 'Nothing was changed. Try again in a moment.', outage }
  }
  if (failureOf(error) === 'connection') {
    return { title: 'No connection', text: 'The page could not be loaded. Try again.' }
  }
  return { title: 'Something went wrong', text: 'The page could not be shown. Try again.' }
}
