import type { PageId } from '#content/pages.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import type { Concept } from '../concepts.ts'
import type { ItemName } from '../items.ts'

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Something that people ask and the site answers. Its text is in `replies/`, under the same name. */
export type Topic = {
  /** The concepts that must all be there, separated by spaces; any line of the list is enough. */
  when: readonly string[]
  /** With any of these it is about something else. */
  unless?: readonly Concept[]
  /** Where it can be read. `context`: the page of what the visitor speaks about, or this one. */
  page?: PageId | { context: PageId }
  /** What of the price list it tells of: whoever goes on without naming anything means that. */
  of?: ItemName
  /** All that the site tells of it, its price as well: whoever asks on hears it again. */
  toldAtOnce?: true
  /** ... also when it can be had. */
  tellsWhen?: true
  actions?: readonly ReplyAction['kind'][]
  /** Where something of the price list is named, that is the better answer. */
  yields?: true
  /** The site does not answer it: the text says so, and the question is kept for the owner. */
  open?: true
}

/** Lets the compiler see that every concept in a list of topics exists. */
export function topics<const List extends Record<string, Topic>>(
  list: List & {
    [Id in keyof List]: Words<List[Id]['when'][number]> extends Concept ? unknown : { when: readonly never[] }
  },
): List {
  return list
}
