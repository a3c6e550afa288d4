/** Rows as a CSV file that spreadsheets open rightly, with every cell as text: none is taken for a formula. */
export function writeCsv(rows: (string | number | null)[][]): string {
  const lines = rows.map((row) => row.map((cell) => quote(cell === null ? '' : String(cell))).join(','))
  // The mark at the beginning tells Excel that it is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
