/** What a service page shows beside its first words: the work itself, drawn from these texts. */
export type Picture =
  | ({ kind: 'thread' } & Thread)
  | ({ kind: 'threads' } & Threads)
  | ({ kind: 'flow' } & Flow)
  | ({ kind: 'paper' } & Paper)
  | ({ kind: 'song' } & Song)
  | ({ kind: 'drawing' } & Drawing)

export type Thread = {
  caption: string
  name: string
  status: string
  messages: { from: 'customer' | 'bot'; text: string; time: string }[]
  /** What came of it, below the last message. */
  outcome: string
  /** The language of the messages, where it isn't the page's. */
  lang?: string
}

/** One conversation for each trade, to choose from. */
export type Threads = {
  caption: string
  /** Names the choice. */
  legend: string
  threads: ({ label: string } & Omit<Thread, 'caption'>)[]
}

/** Steps that follow one another, and who does each. */
export type Flow = {
  caption: string
  title: string
  steps: { by: string; text: string /** A person decides here. */; isYours?: boolean }[]
}

/** A sheet of paper with a few lines on it, such as a lesson plan. */
export type Paper = {
  caption: string
  title: string
  subtitle: string
  rows: { label: string; text: string }[]
  foot: string
}

export type Song = {
  caption: string
  title: string
  /** The language of the title, where it isn't the page's. */
  lang?: string
  subtitle: string
  parts: string[]
  play: string
}

/** A coloured drawing by itself; `image` says what it shows. */
export type Drawing = { caption: string; image: string }

export type Point = { title: string; text: string }
export type Question = { question: string; answer: string }

/** One page about a group of services: what it is, who it is for, and what people ask first. */
export type ServicePageCopy = {
  title: string
  description: string
  keywords: string
  heading: string
  lead: string
  /** Beside the first price: how soon, or how small it can start. */
  timing: string
  picture: Picture
  /** What it does for the reader, and what the drawing beside it shows. */
  does: { heading: string; points: Point[]; image?: string }
  /** Above the price list. */
  offer: { heading: string; lead: string }
  /** What happens between the quote and the first day. */
  steps: { heading: string; list: Point[] }
  questions: string
  faq: Question[]
  closing: { heading: string; text: string }
}
