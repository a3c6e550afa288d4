import css from '../../styles/app.css?inline'
import fonts from '../../styles/fonts.css?inline'

/**
 * The address of the whole sheet. Pages contain only the styles they need; later pages and dialogs need the
 * rest.
 */
export { default as wholeSheet } from '../../styles/app.css?url'

export const SITE_CSS_ID = 'site-css'

/**
 * Returns the public site's sheet for an inline style element, which saves a round trip before the first
 * paint. The server removes the styles that the page does not use (`server/http/pages/used-styles.ts`). The browser
 * reads the text from that element, so that scripts don't contain it too. (A back-office page has no such
 * element, so its links to the site load the document anew.)
 */
export function siteCss(): string {
  if (import.meta.env.SSR) return css + fonts
  return document.getElementById(SITE_CSS_ID)?.textContent ?? ''
}
