import { useEffect, useState } from 'react'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'

const TYPING_PAUSE_MS = 150

type Found = { typed: string; leads: FoundLead[] | undefined }

/**
 * Finds leads by what was typed; none without words. The previous results stay while a search runs. `isFailed`: the
 * server gave no answer.
 */
export function useFoundLeads(typed: string) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(
      async () => {
        const leads = typed === '' ? [] : await findLeads(typed, left.signal)
        if (!left.signal.aborted) setFound({ typed, leads })
      },
      typed === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [typed])
  const isLooking = found?.typed !== typed
  return { leads: found?.leads ?? [], isLooking, isFailed: !isLooking && found?.leads === undefined }
}

/** Returns undefined if the server gave no answer. */
async function findLeads(q: string, signal: AbortSignal): Promise<FoundLead[] | undefined> {
  try {
    const answer = await fetch(`/del-admin-dashboard/find?${new URLSearchParams({ q })}`, { signal })
    return answer.ok ? ((await answer.json()) as { leads: FoundLead[] }).leads : undefined
  } catch {
    return undefined
  }
}
