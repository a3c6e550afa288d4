/** Whether a route, by its id, is one of the back office, or where mails of development are looked at. */
export function isTeamRoute(id: string): boolean {
  return /^routes\/(admin|dev)\//.test(id)
}
