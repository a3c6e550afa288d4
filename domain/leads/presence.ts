/** Timing of the presence display on open lead pages. */
export const presence = {
  /** Poll interval of a visible page. */
  askEveryMs: 8_000,
  /** Interval of presence writes; longer than the poll interval because writes cost more. */
  noteEveryMs: 20_000,
  /** A page counts as closed after this time without a poll. */
  expiresAfterMs: 40_000,
} as const

/** Formats names with a verb: `Asha is`, `Asha and Ravi are`. */
export function whoIs(names: readonly string[]): string {
  const [first, second, ...others] = names
  if (first === undefined) return 'Nobody is'
  if (second === undefined) return `${first} is`
  return others.length === 0 ? `${first} and ${second} are` : `${first} and ${others.length + 1} others are`
}
