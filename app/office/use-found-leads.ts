import { useEffect, useState } from 'react'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'

const TYPING_PAUSE_MS = 150

type Found = { typed: string; leads: FoundLead[] | undefined }

const none = () => []

/**
 * Finds leads by what was typed; without words, those with the ids that `recent` returns. The previous results stay
 * while a search runs. `isFailed`: the server gave no answer.
 */
export function useFoundLeads(typed: string, recent: () => string[] = none) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(
      async () => {
        const ids = typed === '' ? recent() : []
        const pairs = typed === '' ? ids.map((id) => ['id', id]) : [['q', typed]]
        const leads = pairs.length > 0 ? await findLeads(pairs, left.signal) : []
        if (!left.signal.aborted) setFound({ typed, leads })
      },
      typed === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [typed, recent])
  const isLooking = found?.typed !== typed
  return { leads: found?.leads ?? [], isLooking, isFailed: !isLooking && found?.leads === undefined }
}

/** Returns the leads that the pairs of a query find, or undefined if the server gave no answer. */
export async function findLeads(pairs: string[][], signal: AbortSignal): Promise<FoundLead[] | undefined> {
  try {
    const answer = await fetch(`/del-admin-dashboard/find?${new URLSearchParams(pairs)}`, { signal })
    return answer.ok ? ((await answer.json()) as { leads: FoundLead[] }).leads : undefined
  } catch {
    return undefined
  }
}
