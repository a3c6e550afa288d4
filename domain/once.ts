/**
 * Makes a thing when it is first asked for, and never again. For what pages may not need: a formatter of `Intl`
 * costs a phone ten milliseconds while its scripts start.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
