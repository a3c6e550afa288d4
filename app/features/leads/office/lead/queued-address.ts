/** The page of a lead, or one beneath it, with the place that the lead had among those that wait. */
export function queuedAddress(leadId: string, queue: string | null, beneath = '', query = {}): string {
  const search = new URLSearchParams({ ...query, ...(queue ? { queue } : {}) }).toString()
  return `/del-admin-dashboard/leads/${leadId}${beneath}${search ? `?${search}` : ''}`
}
