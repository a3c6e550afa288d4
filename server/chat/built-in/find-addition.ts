import type { Concept } from '#content/chat/concepts.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
import { type Found, type Item, itemsOf } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import type { Reading } from './reading.ts'

// From here on what is added to a bot is wanted with it, and from here where somebody asks for both.
const LIKELY = 0.38
const ASKED = 0.3

const additions = ['voice', 'dashboard', 'broadcast'] as const satisfies readonly SubjectId[]
const bots = new Set(['businessBot', 'customerBot'])

/**
 * A bot with what is mostly asked of it in such words, although none of them names it: "the phone rings all day, would
 * your bot pick it up?" is the bot with its voice.
 */
export function withAddition(
  found: Found,
  question: string,
  reading: Reading,
  concepts: ReadonlySet<Concept>,
): Found {
  if (reading.leftOut.length > 0) return found
  const [only, ...others] = found.items
  if (only && others.length === 0 && isAddition(only) && concepts.has('bot'))
    return addedTo(botBeside(only), [only])
  const bot = botOf(found)
  if (!bot) return found
  const shares = guessMeaning(question, reading, concepts).subjects
  const least = concepts.has('plus') ? ASKED : LIKELY
  const added = additions
    .filter((id) => (shares.get(id) ?? 0) >= least)
    .flatMap((id) => itemsOf(bot.group).find((item) => item.id === id) ?? [])
  return added.length === 0 ? found : addedTo(bot, added)
}

function addedTo(bot: Item | undefined, added: readonly Item[]): Found {
  const items = bot ? [bot, ...added] : added
  return { items, either: false, named: true, groups: [...new Set(items.map(({ group }) => group))] }
}

function isAddition({ id }: Item): boolean {
  return (additions as readonly string[]).includes(id)
}

function botBeside({ group }: Item): Item | undefined {
  return itemsOf(group).find(({ id }) => bots.has(id))
}

/** The bot that is spoken of, where nothing else is: of several the first, which is mostly meant. */
function botOf({ items, open, either }: Found): Item | undefined {
  const [first, ...others] = items
  const isOne = others.length === 0 || either
  return first && isOne && !open && bots.has(first.id) ? first : undefined
}
