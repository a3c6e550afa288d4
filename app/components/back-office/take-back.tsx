import { useFetcher } from 'react-router'

/** Takes back what was just done without scripts: a form of the page itself, which sends these fields. */
export function TakeBack({ fields }: { fields: Record<string, string> | undefined }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  if (!fields) return null
  return (
    <fetcher.Form method="post" autoComplete="off" className="mt-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" disabled={busy} className="admin-button">
        {busy ? 'Taking back…' : 'Undo'}
      </button>
    </fetcher.Form>
  )
}
