const STORED = 'recent-leads'
const KEPT = 5
const LEAD = /^\/del-admin-dashboard\/leads\/([0-9a-f-]{32,36})(?:\/|$)/

/** The leads that were looked at last on this device, by their numbers alone: who they are, only the server tells. */
export function recentLeads(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers the lead whose page this is, if it is one's. */
export function noteRecentLead(pathname: string): void {
  const id = LEAD.exec(pathname)?.[1]
  if (!id) return
  const ids = [id, ...recentLeads().filter((other) => other !== id)].slice(0, KEPT)
  try {
    localStorage.setItem(STORED, JSON.stringify(ids))
  } catch {
    // Where nothing may be stored, none are recent.
  }
}
