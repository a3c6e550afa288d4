import { useState, useSyncExternalStore } from 'react'
import type { Told } from './change-result.ts'
import { lastAnswer } from './last-change.ts'

/** Says how a change ended on a page that was sent for it before scripts ran, until they bring a newer answer. */
export function Notice({ result }: { result: Told | undefined }) {
  const newest = useSyncExternalStore(lastAnswer.subscribe, lastAnswer.current, () => undefined)
  const [first, setFirst] = useState({ result, newest })
  if (first.result !== result) setFirst({ result, newest })
  else if (first.newest !== newest) return null
  // A toast says what scripts have done.
  if (!result || (result.ok && result === newest && !result.isSeen)) return null
  if (!result.ok) {
    return (
      <p role="alert" className="mt-3 rounded-lg border border-danger bg-danger-paper p-3">
        <strong>{result.message}.</strong> {result.description}
      </p>
    )
  }
  return (
    <p role="status" className="mt-3 rounded-lg border border-success p-3 text-success">
      {result.message}
    </p>
  )
}
