import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const turns = useRef({ asked: 0, heard: 0 })
  const isStill = useEffectEvent((version: string) => isIdle && version === shown.version)
  const hear = useEffectEvent(
    (turn: number, version: string, heardNow: { now: LeadState; isGone: boolean }) => {
      // One that was asked later may have been answered already.
      if (turn < turns.current.heard || !isStill(version)) return
      turns.current.heard = turn
      setHeard({ since: shown, ...heardNow })
    },
  )
  const look = useEffectEvent(async () => {
    const asked = shown
    if (document.visibilityState !== 'visible' || !isStill(asked.version)) return
    const turn = ++turns.current.asked
    const answer = await fetch(`/del-admin-dashboard/leads/${leadId}/state`).catch(() => undefined)
    if (answer?.status === 404) hear(turn, asked.version, { now: asked, isGone: true })
    const now = answer?.ok
      ? ((await answer.json().catch(() => undefined)) as LeadState | undefined)
      : undefined
    if (now) hear(turn, asked.version, { now, isGone: false })
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
