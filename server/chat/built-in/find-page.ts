import MiniSearch from 'minisearch'
import { commonWords } from '#content/chat/common-words/common-words.ts'
import { copy } from '#content/copy/copy.ts'
import { type ServicePageName, servicePages } from '#content/copy/en/services.ts'
import type { PageId } from '#content/pages.ts'
import { wordsOf } from './fold-text.ts'

type Passage = { id: number; page: PageId; title: string; text: string; answer?: string; quote?: string }

/** A passage of the site that is close to a question. */
export type Nearest = { page: PageId; answer?: string; quote?: string }

const everyday = new Set(commonWords.en.split(/\s+/))
// From here on a passage is about the same thing, if not the answer.
const TOLD = 9

let index: MiniSearch<Passage> | undefined

/** The page whose English text is nearest to a question, and its answer where the question is asked there. */
export function findPage(question: string): Nearest | undefined {
  index ??= buildIndex()
  const terms = wordsOf(question).filter(
    (word) => word.length > 2 && !everyday.has(word) && !/^\d/.test(word),
  )
  if (terms.length === 0) return undefined
  const [best] = index.search(terms.join(' '), { fuzzy: 0.15, prefix: true, boost: { title: 2 } })
  if (!best || best.score < 4) return undefined
  const covered = new Set(best.queryTerms).size / new Set(terms).size
  const isAnswered = best.answer && covered >= 0.7 && best.queryTerms.length >= 2
  const isTold = best.quote && best.score >= TOLD && covered >= 0.5 && best.queryTerms.length >= 2
  return {
    page: best.page,
    ...(isAnswered && { answer: best.answer as string }),
    ...(isTold && { quote: best.quote as string }),
  }
}

function buildIndex(): MiniSearch<Passage> {
  const search = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    storeFields: ['page', 'answer', 'quote'],
    processTerm: (term) => (everyday.has(term.toLowerCase()) ? null : term.toLowerCase()),
  })
  search.addAll(passages().map((passage, id) => ({ ...passage, id })))
  return search
}

function passages(): Omit<Passage, 'id'>[] {
  const { services, portfolio, saasTools, about, contact, aiProducts, terms, privacy } = copy.en
  const plain = { services, portfolio, saasTools, about, contact, aiProducts }
  return [
    ...Object.entries(servicePages).flatMap(([page, words]) => [
      {
        page: page as ServicePageName,
        title: words.title,
        text: `${words.keywords} ${words.heading} ${words.lead}`,
      },
      ...words.does.points.map(({ title, text }) => ({
        page: page as ServicePageName,
        title,
        text,
        quote: `${title}. ${text}`,
      })),
      ...asked(page as ServicePageName, words.faq),
    ]),
    ...asked('services', services.faq),
    ...Object.entries(plain).map(([page, words]) => ({
      page: page as PageId,
      title: words.title,
      text: `${words.keywords} ${words.heading} ${words.lead}`,
    })),
    ...Object.entries({ terms, privacy }).flatMap(([page, document]) =>
      document.sections.map(({ heading, text }) => ({
        page: page as PageId,
        title: heading,
        text: text.join(' '),
      })),
    ),
  ]
}

function asked(page: PageId, faq: readonly { question: string; answer: string }[]) {
  return faq.map(({ question, answer }) => ({ page, title: question, text: answer, answer }))
}
