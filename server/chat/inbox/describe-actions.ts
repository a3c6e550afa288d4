import { askWords } from '#content/office/inbox-words.ts'
import { type PageId, pages } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type PriceGroup, prices } from '#content/prices.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'

/** Describes the actions of a reply for the team. */
export function describeActions(actions: readonly ReplyAction[]): string | null {
  return actions.length > 0 ? `Offered: ${actions.map(describe).join('; ')}` : null
}

function describe(action: ReplyAction): string {
  switch (action.kind) {
    case 'price-card':
      return `prices of ${pricesOf(action.group, action.ids)}`
    case 'page':
      return `the page ${pages[action.page as PageId]?.path ?? action.page}`
    case 'booking':
      return 'the demo form'
    case 'hand-over':
      return 'to talk to a person'
    case 'ask':
      return `asked for ${askWords[action.asks]}`
    case 'choices':
      return `choices: ${action.choices.join(', ')}`
    case 'confirm-lead':
      return 'the summary to confirm'
  }
}

// Items may have been removed from the price list since.
function pricesOf(group: string, ids: readonly string[]): string {
  if (!Object.hasOwn(prices, group)) return ids.join(', ')
  const names = new Map(priceRows(group as PriceGroup, 'en').map(({ id, name }) => [String(id), name]))
  return ids.map((id) => names.get(id) ?? id).join(', ')
}
