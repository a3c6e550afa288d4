import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Selected } from '#app/ui/table/table-frame.tsx'
import { type BulkWork, bulkWorkPairs } from '#domain/leads/bulk-work.ts'
import { type LeadFilters, narrowingPairs } from '#domain/leads/search/lead-filters.ts'
import { LEADS } from '../paths.ts'
import type { BulkResult } from './bulk-result.ts'

/** Changes the selected leads, or all that match, part by part. `onDone` is called after the last part. */
export function useBulk(filters: LeadFilters, onDone: () => void) {
  const fetcher = useFetcher<BulkResult>()
  const [sent, setSent] = useState<Record<string, string>>({})
  const { state, data } = fetcher
  const isBusy = state !== 'idle'
  const send = (fields: Record<string, string>) =>
    void fetcher.submit(fields, { method: 'post', action: LEADS, preventScrollReset: true })
  const proceed = useEffectEvent(() => {
    const { changeId, seen, changed, next } = data?.progress ?? {}
    if (!data?.ok) return
    if (!changeId || next === undefined) onDone()
    else send({ ...sent, changeId, next, seen: String(seen), changed: String(changed) })
  })
  useEffect(() => {
    if (!isBusy && data) proceed()
  }, [isBusy, data])
  return {
    isBusy,
    /** How many leads the parts before this one had. */
    seen: isBusy ? data?.progress?.seen : undefined,
    run(work: BulkWork, { ids, isAll }: Selected) {
      const matching = new URLSearchParams(narrowingPairs(filters)).toString()
      const leads = isAll ? ['matching', matching] : ['id', ids.join(' ')]
      const fields = Object.fromEntries([['intent', 'change-many'], leads, ...bulkWorkPairs(work)])
      setSent(fields)
      send(fields)
    },
  }
}
