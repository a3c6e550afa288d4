/** How pages that are open tell of each other. */
export const presence = {
  /** How often a page asks while it is looked at. */
  askEveryMs: 8_000,
  /** How often it is written down that somebody is there: less often than asked, since writing costs. */
  noteEveryMs: 20_000,
  /** A page that was not heard of for so long is closed. */
  expiresAfterMs: 40_000,
} as const

/** `Asha is`, `Asha and Ravi are`, in a sentence. */
export function whoIs(names: readonly string[]): string {
  const [first, second, ...others] = names
  if (first === undefined) return 'Nobody is'
  if (second === undefined) return `${first} is`
  return others.length === 0 ? `${first} and ${second} are` : `${first} and ${others.length + 1} others are`
}
