/**
 * Returns a function that creates a value on its first call and reuses it. For values that a page may not
 * need: an `Intl` formatter costs a phone ten milliseconds at startup.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
