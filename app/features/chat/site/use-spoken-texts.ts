import { useEffect, useState } from 'react'
import { localeOfLanguage, type ReplyLanguage } from '#domain/chat/conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

/**
 * Returns the chat's texts in the language of the conversation, which is the page's until the visitor writes
 * in another one.
 */
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
      // If loading fails, the page's texts stay.
      .catch(() => {})
    return () => leaving.abort()
  }, [locale, pageLocale, fetched])

  return locale !== pageLocale && fetched?.locale === locale ? fetched.texts : ofPage
}
