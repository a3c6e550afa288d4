import css from './app.css?inline'
import wholeSheet from './app.css?url'

export const SITE_CSS_ID = 'site-css'

/**
 * The public site's sheet, as text for one style element: no round trip before the first paint. On its way out the
 * server leaves in it what the page has a use for (`server/http/used-styles.ts`). In the browser it is read back
 * from that element, so that scripts don't carry it a second time. (A page that arrived without it can't get it that
 * way: links from the back office to the site load the document anew.)
 */
export function siteCss(): string {
  if (import.meta.env.SSR) return css
  return document.getElementById(SITE_CSS_ID)?.textContent ?? ''
}

/** What scripts will show, such as the next page, needs the styles that this page did without. */
export function bringWholeSheet(): void {
  if (!document.getElementById(SITE_CSS_ID)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = wholeSheet
  document.head.append(link)
}
