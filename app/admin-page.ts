import type { MetaDescriptor } from 'react-router'

/** What no page of the back office may do: be listed by search engines or kept by anybody. */
export const adminHeaders = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
})

/** Title and robots of a page of the back office. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | DEL AI Works` }, { name: 'robots', content: 'noindex, nofollow' }]
}
