import type { SpokenOfBefore } from '#content/chat/examples/follow-ups.ts'
import type { ItemName } from '#content/chat/items.ts'
import { type SubjectId, subjects } from '#content/chat/subjects.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import type { PageId } from '#content/pages.ts'
import { findItems } from './find-items.ts'
import type { Guess } from './guess-meaning.ts'
import { pageOf, pageOfTopic } from './reply-actions.ts'
import type { Meant } from './understand.ts'

/** Each tells of other things that are sold than the others do; bots are told of on two. */
const selling: Partial<Record<PageId, string>> = {
  smb: 'bots',
  ecommerce: 'bots',
  aiAppDevelopment: 'websites',
  gptAgents: 'agents',
  aiProducts: 'products',
  musicCreation: 'music',
  creativeServices: 'creative',
  educationTools: 'schools',
  saasTools: 'templates',
}

// Of these everything is told.
const general: ReadonlySet<PageId> = new Set<PageId>(['home', 'services', 'about', 'contact'])

// How much likelier than by itself it is that more is asked of what was spoken of, and of something else that is sold.
const NEAR = 2
const FAR = 0.5
// A thing that no word names must nearly be certain, to be another than what was spoken of.
const HARDLY = 0.2
// So many words lean on what was spoken of as they can, and so many name all that they mean.
const SHORT = 8
const LONGEST = 20

/** The parts of the site that were spoken of: of what was sold last, and of what was told last. */
export type SpokenOf = {
  sold?: string | undefined
  told?: string | undefined
  before?: SpokenOfBefore | undefined
}

/** Whether a page tells of one thing, and that is none that is sold: of privacy, of the terms, of the demo. */
export function sellsNothing(page: PageId | undefined): boolean {
  return page !== undefined && !selling[page] && !general.has(page)
}

function partOf(page: PageId | undefined): string | undefined {
  return page && (selling[page] ?? page)
}

/** What was spoken of, by what was understood of the messages, the latest first. */
export function spokenOfIn(meant: readonly Meant[]): SpokenOf {
  const pages = meant.map(({ found, decision }) =>
    decision.kind === 'topic' && !found.named ? pageOfTopic(decision.topic) : pageOf(found),
  )
  const [last] = meant
  const lastTold = last?.decision.kind === 'topic' ? pageOfTopic(last.decision.topic) : undefined
  // "Who reads what I write of my patients?" is told on a page of its own, whoever is named.
  const told = sellsNothing(lastTold) ? lastTold : pages[0]
  return {
    sold: partOf(pages.find((page) => page && selling[page])),
    told: told && !general.has(told) ? partOf(told) : undefined,
    before: last && beforeOf(last),
  }
}

/** What a message was about, as follow-ups are learnt by it. */
function beforeOf({ found, decision }: Meant): SpokenOfBefore | undefined {
  if (decision.kind === 'topic') return decision.topic
  const [item] = found.items
  return item && (`${item.group}.${item.id}` as ItemName)
}

/**
 * What a question of so many words wants and is about, after something was spoken of: it is rather more of that than
 * something else.
 */
export function inContext({ intents, subjects: about }: Guess, spokenOf: SpokenOf, words: number): Guess {
  const leaning = Math.min(1, Math.max(0, (LONGEST - words) / (LONGEST - SHORT)))
  const near = NEAR ** leaning
  const rateOf = (page: PageId | undefined, far: number) => {
    const part = partOf(page)
    if (!part) return 1
    if (part === spokenOf.sold || part === spokenOf.told) return near
    return spokenOf.sold && page && selling[page] ? far : 1
  }
  return {
    intents: weighed(intents, (intent) => {
      if (intent === 'outside') return 1
      return intent in allTopics ? rateOf(pageOfTopic(intent as TopicId), FAR ** leaning) : near
    }),
    subjects: weighed(about, (subject) => rateOf(subjectPages.get(subject), HARDLY ** leaning)),
  }
}

const subjectPages: ReadonlyMap<SubjectId, PageId | undefined> = new Map(
  Object.entries(subjects).map(([id, concepts]) => {
    const found = findItems(new Set(concepts))
    return [id as SubjectId, found.named ? pageOf(found) : undefined]
  }),
)

/** Shares that still come to what they came to. */
function weighed<Name>(
  shares: ReadonlyMap<Name, number>,
  rateOf: (name: Name) => number,
): ReadonlyMap<Name, number> {
  const all = [...shares].map(([name, share]) => [name, share * rateOf(name)] as const)
  const before = [...shares].reduce((sum, [, share]) => sum + share, 0)
  const after = all.reduce((sum, [, share]) => sum + share, 0)
  return new Map(all.map(([name, share]) => [name, (share * before) / after]))
}
