import type { PageGraph } from './page-graph.ts'

/**
 * Puts what search engines read at the end of the page's head. React is not asked to draw it: it hydrates past
 * elements in the head that it does not know.
 */
export function withStructuredData(html: string, graph: PageGraph): string {
  if (graph.length === 0) return html
  return html.replace('</head>', (end) => dataBlock(graph) + end)
}

/** No text in it can end the element or begin another: JSON has no need of a bare `<`. */
export function dataBlock(graph: PageGraph): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
