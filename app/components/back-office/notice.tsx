import { useState, useSyncExternalStore } from 'react'
import type { Told } from './change-result.ts'
import { lastAnswer } from './last-change.ts'

type Props = { result: Told | undefined; done: string | undefined }

/** Says how a change ended on pages that were sent for it whole, until scripts bring a newer answer. */
export function Notice({ result, done }: Props) {
  const newest = useSyncExternalStore(lastAnswer.subscribe, lastAnswer.current, () => undefined)
  const [first, setFirst] = useState({ result, done, newest })
  if (first.result !== result || first.done !== done) setFirst({ result, done, newest })
  else if (first.newest !== newest) return null
  if (result && !result.ok) {
    return (
      <p role="alert" className="mt-3 rounded-lg border border-danger bg-danger-paper p-3">
        <strong>{result.message}.</strong> {result.description}
      </p>
    )
  }
  const message = result?.message ?? done
  if (!message) return null
  return (
    <p role="status" className="mt-3 rounded-lg border border-success p-3 text-success">
      {message}
    </p>
  )
}
