import MiniSearch from 'minisearch'
import { collectFacts, type Fact } from './facts.ts'

/** Number of search results that are passed to the model. */
const MOST_FOUND = 14

let index: { search: MiniSearch<Fact>; facts: Map<string, Fact> } | undefined

/**
 * Returns the site's facts that are relevant to a question, best first. The index is built with the first
 * question.
 */
export function findFacts(words: string, page: string | undefined): string[] {
  index ??= buildIndex()
  const { search, facts } = index
  const found = search.search(words, {
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (id) => (facts.get(String(id))?.page === page ? 1.5 : 1),
  })
  const ids = found.slice(0, MOST_FOUND).map(({ id }) => String(id))
  // Most questions concern the prices of the page on which they are asked.
  const ofPage = [...facts.values()].filter((fact) => fact.page === page && fact.id.startsWith('price '))
  return [...new Set([...ids, ...ofPage.map(({ id }) => id)])].flatMap((id) => facts.get(id)?.text ?? [])
}

function buildIndex() {
  const facts = collectFacts()
  const search = new MiniSearch<Fact>({ fields: ['text'], storeFields: [] })
  search.addAll(facts)
  return { search, facts: new Map(facts.map((fact) => [fact.id, fact])) }
}
