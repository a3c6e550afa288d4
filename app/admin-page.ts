import type { MetaDescriptor } from 'react-router'
import { business } from '#content/business.ts'

/** What no page of the back office may do: be listed by search engines or kept by anybody. */
export const adminHeaders = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
})

/** Title and robots of a page of the back office. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} ${business.titleSuffix}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
