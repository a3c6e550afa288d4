import { isRouteErrorResponse } from 'react-router'

/** Returns the server's name of an outage, such as `Failed to fetch leads`; undefined for all other errors. */
export function outageName(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined
  // A proxy answers with this status too.
  return typeof error.data === 'string' && error.data.startsWith('Failed to ') ? error.data : undefined
}

/** Returns the words of the toast about an outage. */
export function outageToast(name: string): { title: string; description?: string } {
  return otherToasts[name] ?? { title: name }
}

/** The toasts for which the specification has other words than for the failure. */
const otherToasts: Record<string, { title: string; description: string }> = {
  'Failed to fetch testimonials': {
    title: 'Error',
    description: 'Failed to load testimonials. Please try again.',
  },
}
