import type { ReplyLanguage } from '#domain/chat/conversation.ts'

export const languages = ['en', 'hi', 'hi-Latn', 'sw'] as const satisfies readonly ReplyLanguage[]

export type InLanguages<Value> = Record<ReplyLanguage, Value>

/**
 * `price`: answered from the price list. `need`: what the visitor wants done, so that the reply may ask by when. `fact`: an
 * answer that needs no next question. `talk`: small talk. `outside`: not offered, or not known.
 */
export type TopicKind = 'price' | 'need' | 'fact' | 'talk' | 'outside'

/** Something that people ask, as its file in `data/topics` says it. */
export type Topic = {
  kind: TopicKind
  /** The page to read on. */
  page?: string
  actions?: ('booking' | 'hand-over')[]
  /** The thing of the price list that the answer is about. */
  item?: string
  /** The answer says that it is not known here: the question is kept for the owner. */
  open?: true
  /** The topic as a button. */
  chip: InLanguages<string>
  answer: InLanguages<string>
}

/** Words of a thing of the price list. */
export type ItemWords = { name: string; detail: string; features?: string[] }

/** Which prices are meant by which words; see `data/items.yaml`. */
export type ItemRule = {
  when: string[][]
  unless: string[]
  items: string[]
  takes: string[]
  /** Only where nothing else is named. */
  alone: boolean
  /** It is one of these, and the question does not say which. */
  either: boolean
}

export type ItemRules = {
  combine: { when: string[]; means: string; instead: string[] }[]
  rules: ItemRule[]
  /** What is shown to visitors who only say who they are. */
  askers: Record<string, string[]>
}

/** How prices are said; see `data/price-sentences.yaml`. */
export type Sentences = Record<string, string>

/** All that the assistant says and knows words for. */
export type Texts = {
  topics: Record<string, Topic>
  items: ItemRules
  /** Concept, language, words. */
  words: Record<string, Partial<InLanguages<string>>>
  names: Record<string, Record<string, InLanguages<ItemWords>>>
  sentences: InLanguages<Sentences>
}

/** What a model was taught: a question, and the class it belongs to. */
export type Example = { text: string; label: string; language: ReplyLanguage }

/** A linear model: for each feature and class a weight in steps of `step`. */
export type Model = {
  classes: string[]
  features: string[]
  rarities: Float32Array
  cells: Int8Array
  step: number
}

/** The artefact of the build. */
export type Knowledge = { texts: Texts; topics: Model; needs: Model; concepts: Record<string, string[]> }
