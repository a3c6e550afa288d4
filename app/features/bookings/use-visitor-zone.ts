import { useEffect, useState } from 'react'

/** The time zone that the visitor's device is set to. Nothing before scripts came, and on the server. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return zone
}
