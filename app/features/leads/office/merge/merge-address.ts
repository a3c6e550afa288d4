/** Without the other lead: where it is chosen. */
export function mergeAddress(keepId: string, otherId?: string): string {
  const path = `/del-admin-dashboard/leads/${keepId}/merge`
  return otherId ? `${path}?${new URLSearchParams({ with: otherId })}` : path
}
