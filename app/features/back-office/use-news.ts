import { useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { failureOf, noteFailure, type RequestFailure } from '#app/office/outage.ts'
import { usePolling } from '#app/office/use-polling.ts'
import { showToast } from '#app/ui/site/toasts.ts'
import { indianDay } from '#domain/indian-time.ts'
import { type MenuCounts, type News, type NewsItem, takeUnseen } from '#domain/news.ts'
import { NEWS } from './menu-items.ts'
import { tellNews } from './tell-news.ts'

const ASK_EVERY_MS = 5_000
const ANSWER_WITHIN_MS = 10_000
/** A single lost request does not count as a lost connection. */
const LOST_AFTER = 2

/**
 * Asks for news every few seconds while the page is visible. `shown` are the counts that the server sent with the
 * page; newer ones replace what was heard before. A page that was sent on an earlier day than today is loaded again,
 * because an app stays open on a phone for days.
 */
export function useNews(shown: MenuCounts, day: string) {
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState<{ counts: MenuCounts; beside: MenuCounts }>()
  const [fresh, setFresh] = useState<{ items: NewsItem[]; beside: MenuCounts; key: string }>()
  const navigate = useNavigate()
  const state = useRef({
    since: '',
    failures: 0,
    isBusy: false,
    isSignedOut: false,
    told: new Set<string>(),
    day,
  })

  const take = useEffectEvent((news: News, asked: MenuCounts) => {
    const { current } = state
    const items = takeUnseen(news.items, current.told)
    current.since = news.at
    const today = indianDay(news.at)
    // Once a day: of several instances one may be a moment ahead.
    if (today > day && today > current.day) {
      current.day = today
      void revalidate()
    }
    // A page that was loaded since counts anew.
    setHeard({ counts: news.counts, beside: asked })
    if (items.length === 0) return
    tellNews(items, (path) => void navigate(path))
    setFresh((before) => ({
      items: [...items, ...(before?.beside === shown && before.key === key ? before.items : [])],
      beside: shown,
      key,
    }))
  })

  const ask = async () => {
    const { current } = state
    if (current.isBusy || current.isSignedOut) return
    current.isBusy = true
    const asked = shown
    const query = current.since ? `?${new URLSearchParams({ since: current.since })}` : ''
    let failure: RequestFailure | undefined
    const answer = await fetch(NEWS + query, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
      (error) => {
        failure = failureOf(error)
      },
    )
    const news = answer?.ok ? ((await answer.json().catch(() => undefined)) as News | undefined) : undefined
    current.isBusy = false
    if (answer?.status === 401 || answer?.status === 403) {
      current.isSignedOut = true
      const action = { label: 'Sign in again', run: () => window.location.reload() }
      showToast({ title: 'You are signed out.', tone: 'error', shownMs: Number.POSITIVE_INFINITY, action })
    } else if (news) {
      current.failures = 0
      take(news, asked)
    } else if (++current.failures >= LOST_AFTER) {
      noteFailure(answer && answer.status >= 500 ? 'server' : (failure ?? 'unknown'))
    }
  }
  usePolling(ask, { everyMs: ASK_EVERY_MS, isAtOnce: true })

  return {
    counts: heard?.beside === shown ? heard.counts : shown,
    /** What came in since the page was loaded. */
    fresh: fresh?.beside === shown && fresh.key === key ? fresh.items : [],
  }
}
