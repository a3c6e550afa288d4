import type { ReplyLanguage } from '#domain/chat/conversation.ts'

export const languages = ['en', 'hi', 'hi-Latn', 'sw'] as const satisfies readonly ReplyLanguage[]

export type InLanguages<Value> = Record<ReplyLanguage, Value>

/**
 * `price`: answered from the price list. `need`: something the visitor wants done, so the reply may ask for
 * the deadline. `fact`: an answer without a follow-up question. `talk`: small talk. `outside`: not offered or
 * unknown.
 */
export type TopicKind = 'price' | 'need' | 'fact' | 'talk' | 'outside'

/** A subject of questions, as its file in `data/topics` defines it. */
export type Topic = {
  kind: TopicKind
  /** The page with more information. */
  page?: string
  actions?: ('booking' | 'hand-over')[]
  /** The price list item that the answer is about. */
  item?: string
  /** The answer is unknown; the question is stored for the owner. */
  open?: true
  /** The topic's label as a button. */
  chip: InLanguages<string>
  answer: InLanguages<string>
}

export type ItemWords = { name: string; detail: string; features?: string[] }

/** Maps words to prices; see `data/items.yaml`. */
export type ItemRule = {
  when: string[][]
  unless: string[]
  items: string[]
  takes: string[]
  /** Applies only if no other item is named. */
  alone: boolean
  /** One of these items is meant, but the question does not say which. */
  either: boolean
}

export type ItemRules = {
  combine: { when: string[]; means: string; instead: string[] }[]
  rules: ItemRule[]
  /** Items for visitors who only say who they are. */
  askers: Record<string, string[]>
}

/** Sentences that state prices; see `data/price-sentences.yaml`. */
export type Sentences = Record<string, string>

/** All texts and vocabulary of the assistant. */
export type Texts = {
  topics: Record<string, Topic>
  items: ItemRules
  /** Words by concept and language. */
  words: Record<string, Partial<InLanguages<string>>>
  names: Record<string, Record<string, InLanguages<ItemWords>>>
  sentences: InLanguages<Sentences>
}

/** A training example: a question and its class. */
export type Example = { text: string; label: string; language: ReplyLanguage }

/** A linear model: one weight per feature and class, in steps of `step`. */
export type Model = {
  classes: string[]
  features: string[]
  rarities: Float32Array
  cells: Int8Array
  step: number
}

/** The artefact that the build writes. */
export type Knowledge = { texts: Texts; topics: Model; needs: Model; concepts: Record<string, string[]> }
