import css from './app.css?inline'

export const SITE_CSS_ID = 'site-css'

/**
 * The public site's sheet, as text for one style element: no round trip before the first paint. In the browser
 * it is read back from that element, so that scripts don't carry it a second time. (A page that arrived without
 * it can't get it that way: links from the back office to the site load the document anew.)
 */
export function siteCss(): string {
  if (import.meta.env.SSR) return css
  return document.getElementById(SITE_CSS_ID)?.textContent ?? ''
}
