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

function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
