import type { MetaDescriptor } from 'react-router'
import { business } from '#content/business.ts'

/**
 * Returns the headers of every back-office page: search engines must not list it, and no cache may store it.
 */
export const officeHeaders = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
})

/** Returns the title and the robots tag of a back-office page. */
export function officeMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} ${business.titleSuffix}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
