/** Byte order mark at the start of a file, by which Excel recognises UTF-8. */
export const CSV_MARK = '\ufeff'

/** Writes a row of CSV for spreadsheets. Every cell is text, so none runs as a formula. */
export function csvLine(row: (string | number | null)[]): string {
  return `${row.map((cell) => quote(cell === null ? '' : String(cell))).join(',')}\r\n`
}

/** Removes the formula guard that `csvLine` adds to a cell. */
export function withoutGuard(cell: string): string {
  return cell.replace(guarded, '$1')
}

/** An apostrophe prevents formula execution, including for full-width signs; plain numbers need none. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'('*[=+\-@＝＋－＠\t\r])/
const plainNumber = /^[+-]?[\d\s().-]+(?: ext\. \d+)?$/

function quote(text: string): string {
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
