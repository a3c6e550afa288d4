import { useEffect, useState } from 'react'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { OFFICE } from '../menu-items.ts'
import { recentLeads } from './recent-leads.ts'

const TYPED_FOR_MS = 150
const ANSWER_WITHIN_MS = 10_000

type Found = { typed: string; leads: FoundLead[] | undefined }

/**
 * The leads that what was typed finds, or those looked at last where nothing was. While the next are being looked
 * for, the ones before stay; `isFailed` where the server did not tell.
 */
export function useFoundLeads(typed: string) {
  const [found, setFound] = useState<Found>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const gone = new AbortController()
    const timer = setTimeout(
      async () => {
        const leads = await ask(typed, AbortSignal.any([gone.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]))
        if (!gone.signal.aborted) setFound({ typed, leads })
      },
      typed === '' ? 0 : TYPED_FOR_MS,
    )
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [typed, attempt])
  return {
    leads: found?.leads ?? [],
    /** What these were looked for by. */
    by: found?.typed,
    isLooking: found?.typed !== typed,
    isFailed: found?.typed === typed && found.leads === undefined,
    retry: () => setAttempt((before) => before + 1),
  }
}

async function ask(typed: string, signal: AbortSignal): Promise<FoundLead[] | undefined> {
  const recent = recentLeads()
  if (typed === '' && recent.length === 0) return []
  const pairs = typed === '' ? recent.map((id) => ['id', id]) : [['q', typed]]
  const answer = await fetch(`${OFFICE}/find?${new URLSearchParams(pairs)}`, { signal }).catch(
    () => undefined,
  )
  if (!answer?.ok) return undefined
  const { leads } = (await answer.json().catch(() => ({}))) as { leads?: FoundLead[] }
  return leads
}
