import { type RouterContextProvider, redirectDocument } from 'react-router'
import { CHOSEN_LANGUAGE as CHOSEN, defaultLocale, type Locale, localPath } from '#domain/locale.ts'
import { visitContext } from './context.ts'

/**
 * Mailed links name no language: this leads to the address in the language of the record that a link opens, so that
 * the frame around the page speaks it too. A language in the address stays, and English where the switch led to it.
 *
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
