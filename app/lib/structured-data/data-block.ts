import type { PageGraph } from './page-graph.ts'

/**
 * Adds structured data at the end of the page's head. React does not render it, and ignores unknown elements
 * in the head when it hydrates.
 */
export function withStructuredData(html: string, graph: PageGraph): string {
  if (graph.length === 0) return html
  return html.replace('</head>', (end) => dataBlock(graph) + end)
}

/** Returns the script element. Every `<` is escaped, so that no text can end the element. */
export function dataBlock(graph: PageGraph): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
