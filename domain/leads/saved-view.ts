export const viewLimits = { name: 60, perPerson: 30 }

/** A name in one line; nothing where there is none, or it is too long. */
export function readViewName(text: string): string | undefined {
  const name = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return name.length > 0 && name.length <= viewLimits.name ? name : undefined
}
