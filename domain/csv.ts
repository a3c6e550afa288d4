/** Rows as a CSV file that spreadsheets open rightly, with every cell as text: none is taken for a formula. */
export function writeCsv(rows: (string | number | null)[][]): string {
  return CSV_MARK + rows.map(csvLine).join('')
}

/** Stands at the beginning of a file and tells Excel that it is UTF-8. */
export const CSV_MARK = '\ufeff'

/** One row, for files that are written as they are read. */
export function csvLine(row: (string | number | null)[]): string {
  return `${row.map((cell) => quote(cell === null ? '' : String(cell))).join(',')}\r\n`
}

/** A cell of such a file as it was before it was written. */
export function withoutGuard(cell: string): string {
  return cell.replace(guarded, '$1')
}

/** The apostrophe keeps a spreadsheet from reckoning, also of full-width signs; a number is no formula. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'('*[=+\-@＝＋－＠\t\r])/
const plainNumber = /^[+-]?[\d\s().-]+(?: ext\. \d+)?$/

function quote(text: string): string {
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
