/** Returns whether a route id belongs to the back office or to the pages of development. */
export function isTeamRoute(id: string): boolean {
  return /^routes\/(office|dev)\//.test(id)
}
