import css from './app.css?inline'
import fonts from './fonts.css?inline'

/** The whole sheet as a file: what scripts will show, such as the next page, needs the styles that a page did without. */
export { default as wholeSheet } from './app.css?url'

export const SITE_CSS_ID = 'site-css'

/**
 * The public site's sheet, as text for one style element: no round trip before the first paint. On its way out the
 * server leaves in it what the page has a use for (`server/http/used-styles.ts`). In the browser it is read back
 * from that element, so that scripts don't carry it a second time. (A page that arrived without it can't get it that
 * way: links from the back office to the site load the document anew.)
 */
export function siteCss(): string {
  if (import.meta.env.SSR) return css + fonts
  return document.getElementById(SITE_CSS_ID)?.textContent ?? ''
}
