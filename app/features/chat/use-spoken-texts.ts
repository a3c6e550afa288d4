import { useEffect, useState } from 'react'
import { localeOfLanguage, type ReplyLanguage } from '#domain/chat/conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

/** The chat's words in the visitor's language: those of the page until a message was written in another one. */
export function useSpokenTexts(
  ofPage: ChatTexts,
  pageLocale: string,
  language: ReplyLanguage | undefined,
): ChatTexts {
  const locale = language ? localeOfLanguage(language) : pageLocale
  const [fetched, setFetched] = useState<{ locale: string; texts: ChatTexts }>()

  useEffect(() => {
    if (locale === pageLocale || locale === fetched?.locale) return
    const leaving = new AbortController()
    fetch(`/api/chat/words?locale=${locale}`, { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setFetched({ locale, texts: await response.json() })
      })
      // The page's words stay.
      .catch(() => {})
    return () => leaving.abort()
  }, [locale, pageLocale, fetched])

  return locale !== pageLocale && fetched?.locale === locale ? fetched.texts : ofPage
}
