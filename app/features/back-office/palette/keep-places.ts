/** Those of before where they were, then whoever came since: what somebody is about to choose stays where it is. */
export function keepPlaces<T extends { id: string }>(before: T[], now: T[]): T[] {
  return [...before, ...now.filter(({ id }) => !before.some((one) => one.id === id))]
}
