const STORED = 'recent-leads'
const MOST = 5
const LEAD = /^\/del-admin-dashboard\/leads\/([0-9a-f-]{32,36})(?:\/|$)/

/** Returns the ids of the leads that were opened last on this device. */
export const recentLeads = (): string[] => JSON.parse(localStorage.getItem(STORED) ?? '[]')

/** Remembers the lead of a page, if the page is one of a lead. */
export function noteRecentLead(pathname: string): void {
  const id = LEAD.exec(pathname)?.[1]
  if (!id) return
  const ids = [id, ...recentLeads().filter((other) => other !== id)].slice(0, MOST)
  localStorage.setItem(STORED, JSON.stringify(ids))
}
