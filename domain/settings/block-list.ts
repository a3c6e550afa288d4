/** Written once: the field and the server's check read them here. */
export const blockListLimits = { entries: 1000, entry: 254 } as const

/** What a list has that was typed line by line, or with commas between. */
export function readBlockList(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
