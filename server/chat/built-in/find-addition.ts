import type { Concept } from '#content/chat/concepts.ts'
import { botBeside, type Found, foundOf, type Item, isAddition, isBot, itemsOf } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import type { Reading } from './reading.ts'

// From here on what is added to a bot is wanted with it, and from here where somebody asks for both.
const LIKELY = 0.38
const ASKED = 0.3

/**
 * A bot with what is mostly asked of it in such words, although none of them names it: "the phone rings all day, would
 * your bot pick it up?" is the bot with its voice.
 */
export function botWithAdditions(
  found: Found,
  question: string,
  reading: Reading,
  concepts: ReadonlySet<Concept>,
): Found {
  if (reading.leftOut.length > 0) return found
  // What it adds to the bot that one has is its own price.
  if (concepts.has('addedCost') && isOnlyAddition(found)) return found
  const [only, ...others] = found.items
  const beside = only && others.length === 0 && isAddition(only) && concepts.has('bot') && botBeside(only)
  if (beside) return foundOf([beside, only])
  const bot = botOf(found)
  if (!bot) return found
  // What is added goes by the same names in the price list and among what questions are about.
  const shares: ReadonlyMap<string, number> = guessMeaning(question, reading, concepts).subjects
  const least = concepts.has('plus') ? ASKED : LIKELY
  const added = itemsOf(bot.group).filter((item) => isAddition(item) && (shares.get(item.id) ?? 0) >= least)
  return added.length === 0 ? found : foundOf([bot, ...added])
}

function isOnlyAddition({ items: [only, ...others] }: Found): boolean {
  return only !== undefined && others.length === 0 && isAddition(only)
}

/** The bot that is spoken of, where nothing else is: of several the first, which is mostly meant. */
function botOf({ items, open, either }: Found): Item | undefined {
  const [first, ...others] = items
  const isOne = others.length === 0 || either
  return first && isOne && !open && isBot(first) ? first : undefined
}
