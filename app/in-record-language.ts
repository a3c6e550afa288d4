import { type RouterContextProvider, redirect } from 'react-router'
import { defaultLocale, type Locale, localPath } from '#domain/locale.ts'
import { visitContext } from './context.ts'

/**
 * Mailed links name no language: this leads to the address in the language of the record that a link opens, so that
 * the frame around the page speaks it too. A language in the address stays.
 *
 * @throws a redirect
 */
export function inRecordLanguage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  recordLocale: Locale,
): void {
  const { path, locale } = context.get(visitContext)
  if (locale !== defaultLocale || recordLocale === defaultLocale) return
  throw redirect(localPath(path, recordLocale) + new URL(request.url).search, 302)
}
