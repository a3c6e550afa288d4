/** The form field and the server check share these limits. */
export const blockListLimits = { entries: 1000, entry: 254 } as const

/** Reads the entries of a list that is separated by lines or commas. */
export function readBlockList(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
