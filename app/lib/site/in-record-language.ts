import { type RouterContextProvider, redirectDocument } from 'react-router'
import { CHOSEN_LANGUAGE as CHOSEN, defaultLocale, type Locale, localPath } from '#domain/locale.ts'
import { visitContext } from '../context.ts'

/**
 * Redirects a mailed link, which names no language, to the page in the record's language, so that the site's
 * frame is in that language too. A language in the address wins, and so does English if the visitor chose it
 * with the language switch.
 * @throws a redirect
 */
export function inRecordLanguage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  recordLocale: Locale,
): void {
  const { path, locale } = context.get(visitContext)
  const { searchParams, search } = new URL(request.url)
  if (locale !== defaultLocale || recordLocale === defaultLocale || searchParams.has(CHOSEN)) return
  throw redirectDocument(localPath(path, recordLocale) + search, 302)
}
