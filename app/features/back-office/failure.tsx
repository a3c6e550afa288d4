import { ArrowLeft, SearchX, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { tooLongText, whyFailed } from '#app/lib/forms/why-failed.ts'
import { failureOf, outageName } from '#app/office/outage.ts'
import { Page } from '#app/office/page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { showToast } from '#app/ui/site/toasts.ts'

/** Says why a page can't be shown, without details of the system. */
export function Failure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, text, detail, outage } = explain(error)
  // Trying again can't help there.
  const isFinal = isRouteErrorResponse(error) && [403, 404].includes(error.status)
  const navigate = useNavigate()
  useEffect(() => {
    if (outage) showToast({ ...(toasts[outage] ?? { title: outage }), tone: 'error' })
  }, [outage])
  return (
    <Page title={title}>
      <div className="pt-8 md:pt-24">
        <EmptyState
          icon={isFinal ? SearchX : TriangleAlert}
          title={text}
          actions={
            <>
              {isFinal ? (
                <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
                  Back
                </Button>
              ) : (
                <ButtonLink to={pathname + search} reloadDocument>
                  Try again
                </ButtonLink>
              )}
              <ButtonLink to="/del-admin-dashboard">Go to Today</ButtonLink>
            </>
          }
        >
          {detail}
        </EmptyState>
      </div>
    </Page>
  )
}

/** The toasts for which the specification has other words than for the failure. */
const toasts: Record<string, { title: string; description: string }> = {
  'Failed to fetch testimonials': {
    title: 'Error',
    description: 'Failed to load testimonials. Please try again.',
  },
}

function explain(error: unknown): { title: string; text: string; detail?: string; outage?: string } {
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
    return {
      title: 'Page not found',
      text: 'This page isn’t here',
      detail: 'It may have been deleted, or the address has a mistake.',
    }
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
