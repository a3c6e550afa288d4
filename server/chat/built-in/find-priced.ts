import type { Concept } from '#content/chat/concepts.ts'
import { allTopics } from '#content/chat/topics/all-topics.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import type { PageId } from '#content/pages.ts'
import { type Found, findItems } from './find-items.ts'
import type { Reading } from './reading.ts'
import type { Meant } from './understand.ts'

// What a page is mostly asked the price of, where something else that stands on it is asked as well.
const mainThing: Partial<Record<PageId, readonly Concept[]>> = {
  ecommerce: ['customerBot'],
  smb: ['businessBot'],
  aiAppDevelopment: ['website'],
  gptAgents: ['agent'],
  musicCreation: ['song'],
  creativeServices: ['book'],
}

/** "Works with Shopify? how much": what is named, or else what the page is about that tells the rest. */
export function findPriced({ concepts }: Reading, { decision }: Meant): Found {
  const found = findItems(concepts)
  const topic: Topic | undefined = decision.kind === 'topic' ? allTopics[decision.topic] : undefined
  const main = typeof topic?.page === 'string' ? mainThing[topic.page] : undefined
  return found.items.length === 0 && main ? findItems(new Set(main)) : found
}
