import { useEffect, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { presence } from '#domain/leads/presence.ts'
import type { LeadState } from '#server/leads/state/lead-state.ts'

/**
 * How the lead stands now, asked every few seconds while the page is looked at. While this page itself saves or loads
 * nothing is asked, and an answer from before is thrown away: its own changes are no news.
 */
export function useLeadState(leadId: string, shown: LeadState) {
  const [heard, setHeard] = useState({ since: shown, now: shown, isGone: false })
  const saving = useFetchers().some(({ state }) => state !== 'idle')
  const loading = useRevalidator().state !== 'idle'
  const leaving = useNavigation().state !== 'idle'
  const isIdle = !loading && !leaving && !saving
  const isStill = useEffectEvent((version: string) => isIdle && version === shown.version)
  const look = useEffectEvent(async () => {
    const asked = shown.version
    if (document.visibilityState !== 'visible' || !isStill(asked)) return
    const answer = await fetch(`/del-admin-dashboard/leads/${leadId}/state`).catch(() => undefined)
    if (!answer || !isStill(asked)) return
    if (answer.status === 404) setHeard({ since: shown, now: shown, isGone: true })
    const now = answer.ok
      ? ((await answer.json().catch(() => undefined)) as LeadState | undefined)
      : undefined
    if (now && isStill(asked)) setHeard({ since: shown, now, isGone: false })
  })
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), presence.askEveryMs)
    const onReturn = () => void look()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  // What was loaded since tells more than what was heard before.
  return heard.since === shown ? heard : { ...heard, now: shown }
}
