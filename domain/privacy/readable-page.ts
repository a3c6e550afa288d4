/** One table: for each row, the labels and values of its fields. */
export type ReadablePart = { title: string; rows: [label: string, value: string][][] }

type ReadablePage = { language: string; title: string; lead: string; parts: ReadablePart[] }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0.25rem 1rem; border-top: 1px solid; padding-top: 0.75rem }
dt { opacity: 0.75 } dd { margin: 0; white-space: pre-wrap }
@media print { dl { break-inside: avoid } }`

/** Returns all data about a person as one self-contained HTML page, to read, print or send. */
export function readablePage({ language, title, lead, parts }: ReadablePage): string {
  const sections = parts.map(
    (part) => `<h2>${text(part.title)}</h2>\n${part.rows.map(descriptionOf).join('\n')}`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${text(title)}</h1>
<p>${text(lead)}</p>
${sections.join('\n')}
</body>
</html>
`
}

function descriptionOf(row: [label: string, value: string][]): string {
  const facts = row.map(([label, value]) => `<dt>${text(label)}</dt><dd dir="auto">${text(value)}</dd>`)
  return `<dl>${facts.join('')}</dl>`
}
