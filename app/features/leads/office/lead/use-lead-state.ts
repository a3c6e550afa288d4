import { useEffectEvent, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { usePolling } from '#app/office/use-polling.ts'
import type { LeadState } from '#server/leads/work/lead-state.ts'
import { leadAddress } from '../paths.ts'

const ASK_EVERY_MS = 8_000

/**
 * Returns the lead as it is now, asked every few seconds. An answer that comes while this page saves or loads is
 * ignored, because its own changes are no news.
 */
export function useLeadState(leadId: string, shown: LeadState) {
  const [heard, setHeard] = useState({ since: shown, now: shown, isGone: false })
  const isSaving = useFetchers().some(({ state }) => state !== 'idle')
  const isLoading = useRevalidator().state !== 'idle'
  const isLeaving = useNavigation().state !== 'idle'
  const isIdle = !isSaving && !isLoading && !isLeaving
  const hear = useEffectEvent((asked: LeadState, now: LeadState, isGone: boolean) => {
    if (isIdle && asked.version === shown.version) setHeard({ since: shown, now, isGone })
  })
  const look = async () => {
    if (!isIdle) return
    const answer = await fetch(leadAddress(leadId, '/state')).catch(() => undefined)
    if (answer?.status === 404) hear(shown, shown, true)
    const now = answer?.ok
      ? ((await answer.json().catch(() => undefined)) as LeadState | undefined)
      : undefined
    if (now) hear(shown, now, false)
  }
  usePolling(look, { everyMs: ASK_EVERY_MS, isAtOnce: true })
  // What was loaded since is newer than what was heard before.
  return heard.since === shown ? heard : { ...heard, now: shown }
}
