import { useEffect, useState } from 'react'

/** Returns the time zone of the visitor's device, or undefined on the server and before hydration. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}
