/** The picture at the top of a service page, which is drawn from these texts. */
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
  /** The outcome, below the last message. */
  outcome: string
  /** The language of the messages, if it differs from the page's. */
  lang?: string
}

/** A choice of conversations, one for each trade. */
export type Threads = {
  caption: string
  /** The label of the choice. */
  legend: string
  threads: ({ label: string } & Omit<Thread, 'caption'>)[]
}

/** Consecutive steps and who does each. */
export type Flow = {
  caption: string
  title: string
  steps: {
    by: string
    /** The program that is used. */
    tool?: string
    text: string
    /** A person decides here. */
    isYours?: boolean
    /** What is to be decided, and the answers to choose from; the first is recommended. */
    draft?: { text: string; answers: string[]; lang?: string }
  }[]
}

/** A document with a few lines, such as a lesson plan. */
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
  /** The language of title and lyrics, if it differs from the page's. */
  lang?: string
  subtitle: string
  /** Two lines; the last one, with the shop's name, is highlighted. */
  lyrics: [string, string]
  play: string
}

/** A coloured drawing; `image` is its alternative text. */
export type Drawing = { caption: string; image: string }

/** A sample of the work. Each page gives it its own shape, such as a day, a test or a track list. */
export type SampleWords = {
  heading: string
  lead: string
  /** `lang` is the language of the lines, if it differs from the page's. */
  parts: { title: string; lines: string[]; lang?: string }[]
  /** What the customer said, and two lines of the work that came of it, in the language `lang`. */
  order?: { by: string; note: string; verse: [string, string]; lang?: string }
}

export type Point = { title: string; text: string }
export type Question = { question: string; answer: string }

/** The texts of a page about a group of services. */
export type ServicePageCopy = {
  title: string
  description: string
  keywords: string
  heading: string
  lead: string
  /** Shown beside the lowest price: the time it takes, or the smallest start. */
  timing: string
  picture: Picture
  sample: SampleWords
  /** The alternative text of the drawing beside the sample or the steps. */
  image?: string
  /** The introduction of the price list. */
  offer: { heading: string; lead: string }
  /** The steps from the quote to the first day. */
  steps: { heading: string; list: Point[] }
  questions: string
  faq: Question[]
  closing: { heading: string; text: string }
}
