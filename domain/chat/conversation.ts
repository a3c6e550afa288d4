export type ReplyLanguage = 'en' | 'hi' | 'hi-Latn' | 'sw'

/** What a reply may propose beside its words; checked by the server, drawn by the widget. */
export type ReplyAction =
  /** `ids` of the price list, one to four. */
  | { kind: 'price-card'; group: string; ids: string[] }
  /** A page of the page table. */
  | { kind: 'page'; page: string }
  /** Opens 'Book Your Demo'. */
  | { kind: 'booking' }
  | { kind: 'hand-over' }
  | { kind: 'ask'; asks: 'need' | 'timeline' | 'budget' | 'contact' }
  /** The summary is made from the conversation's own facts. */
  | { kind: 'confirm-lead' }
