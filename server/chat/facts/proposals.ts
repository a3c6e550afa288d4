import type { ToolSet } from 'ai'
import { z } from 'zod'
import { type PageId, pages } from '#content/pages.ts'
import { type PriceGroup, prices } from '#content/prices.ts'
import { askOrder, type ReplyAction } from '#domain/chat/conversation.ts'

const MOST_CARDS = 4
const MOST_ACTIONS = 4

const groups = Object.keys(prices) as [PriceGroup, ...PriceGroup[]]
const pageIds = Object.keys(pages) as [PageId, ...PageId[]]

const inputs = {
  show_prices: z.object({ group: z.enum(groups), ids: z.array(z.string()).min(1).max(MOST_CARDS) }),
  show_page: z.object({ page: z.enum(pageIds) }),
  offer_demo: z.object({}),
  offer_hand_over: z.object({}),
  ask_for: z.object({ asks: z.enum(askOrder) }),
  confirm_contact: z.object({}),
  facts_are_missing: z.object({}),
}

type ToolName = keyof typeof inputs

const descriptions: Record<ToolName, string> = {
  show_prices:
    'Shows price cards under your reply. Take group and ids from the facts, such as smb and businessBot.',
  show_page: 'Shows a link to one of our pages under your reply.',
  offer_demo: 'Shows a button that opens the form for a free demo.',
  offer_hand_over: 'Shows the ways to talk to a person.',
  ask_for: 'Says which detail your reply asks the visitor for.',
  confirm_contact:
    'Shows the visitor what we know of their project and asks for their yes, once they left a contact.',
  facts_are_missing: 'Say this when the facts do not answer the question.',
}

/** Actions that a model may propose. Calling them has no effect: the server checks each first. */
export const proposalTools: ToolSet = Object.fromEntries(
  Object.entries(inputs).map(([name, inputSchema]) => [
    name,
    { description: descriptions[name as ToolName], inputSchema },
  ]),
)

/** Returns the action of a proposal; undefined if it names something that does not exist. */
export function readProposal(name: string, input: unknown): ReplyAction | 'facts-are-missing' | undefined {
  if (!Object.hasOwn(inputs, name)) return undefined
  const parsed = inputs[name as ToolName].safeParse(input)
  if (!parsed.success) return undefined
  const given = parsed.data as {
    group: PriceGroup
    ids: string[]
    page: PageId
    asks: (typeof askOrder)[number]
  }
  switch (name as ToolName) {
    case 'show_prices': {
      const ids = [...new Set(given.ids)].filter((id) => Object.hasOwn(prices[given.group], id))
      return ids.length > 0 ? { kind: 'price-card', group: given.group, ids } : undefined
    }
    case 'show_page':
      return { kind: 'page', page: given.page }
    case 'offer_demo':
      return { kind: 'booking' }
    case 'offer_hand_over':
      return { kind: 'hand-over' }
    case 'ask_for':
      return { kind: 'ask', asks: given.asks }
    case 'confirm_contact':
      return { kind: 'confirm-lead' }
    case 'facts_are_missing':
      return 'facts-are-missing'
  }
}

/** Returns each action once, and no more than fit below a reply. */
export function distinctActions(actions: readonly ReplyAction[]): ReplyAction[] {
  const byText = new Map(actions.map((action) => [JSON.stringify(action), action]))
  return [...byText.values()].slice(0, MOST_ACTIONS)
}
