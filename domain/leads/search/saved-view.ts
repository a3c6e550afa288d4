export const viewLimits = { name: 60, perPerson: 30 }

/** Returns a view's name on one line; undefined if it is empty or too long. */
export function readViewName(text: string): string | undefined {
  const name = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return name.length > 0 && name.length <= viewLimits.name ? name : undefined
}
