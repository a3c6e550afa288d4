import { pricePages } from '#content/chat/price-pages.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import type { PageId } from '#content/pages.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import type { Found, Item } from './find-items.ts'

/** One card for each group, two at most, of four prices at most. */
export function cards(items: readonly Item[]): ReplyAction[] {
  const groups = [...new Set(items.map(({ group }) => group))].slice(0, 2)
  return groups.map((group) => ({
    kind: 'price-card',
    group,
    ids: items
      .filter((item) => item.group === group)
      .slice(0, 4)
      .map(({ id }) => id),
  }))
}

export function pageOf({ items, groups }: Pick<Found, 'items' | 'groups'>): PageId | undefined {
  const group = items[0]?.group ?? groups[0]
  return group && pricePages[group]
}

/** Where a topic stands; nothing where it is that of what is spoken of. */
export function pageOfTopic(id: TopicId): PageId | undefined {
  const { page }: Topic = allTopics[id]
  return typeof page === 'object' ? undefined : (page ?? 'home')
}

export function pageAction(page: PageId | undefined): ReplyAction[] {
  return page ? [{ kind: 'page', page }] : []
}
