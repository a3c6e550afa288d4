import type { MetaDescriptor } from 'react-router'

/**
 * Returns the headers of every back-office page: search engines must not list it, and no cache may store it.
 */
export const officeHeaders = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
})

/** Returns the tags of back-office pages, whose screens give them a title. */
export const officeMeta = (): MetaDescriptor[] => [{ name: 'robots', content: 'noindex, nofollow' }]
