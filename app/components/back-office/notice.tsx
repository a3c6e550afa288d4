import type { Told } from './change-result.ts'

/** Says how a change ended on pages that were sent for it whole; with scripts a toast does. */
export function Notice({ result, done }: { result: Told | undefined; done: string | undefined }) {
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
