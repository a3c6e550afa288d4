/** What programs that open tables would take for a formula. */
const formula = /^\s*[=+\-@\t\r]/
const plainNumber = /^[+-]?[\d\s().-]+$/

/** One row of a table. A cell that could be taken for a formula gets a mark before it, and does nothing. */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell))
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
}
