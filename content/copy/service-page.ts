/** What a service page shows beside its first words: the work itself, drawn from these texts. */
export type Picture =
  | ({ kind: 'thread' } & Thread)
  | ({ kind: 'flow' } & Flow)
  | ({ kind: 'paper' } & Paper)
  | ({ kind: 'song' } & Song)
  | ({ kind: 'website' } & Website)
  | ({ kind: 'scenes' } & Scenes)

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

export type Song = { caption: string; title: string; subtitle: string; parts: string[]; foot: string }

export type Website = { caption: string; address: string; heading: string; lines: string[]; action: string }

/** What a scene shows; each has a drawing of its own. */
export type SceneDrawing =
  | 'message'
  | 'answer'
  | 'calendar'
  | 'morning'
  | 'cover'
  | 'voice'
  | 'film'
  | 'share'

export type Scenes = { caption: string; scenes: { drawing: SceneDrawing; text: string }[] }

export type Point = { title: string; text: string }
export type Question = { question: string; answer: string }

/** One page about a group of services: what it is, who it is for, and what people ask first. */
export type ServicePageCopy = {
  title: string
  description: string
  keywords: string
  heading: string
  lead: string
  picture: Picture
  /** What it does for the reader. */
  does: { heading: string; points: Point[] }
  /** What happens between the quote and the first day. */
  steps: { heading: string; list: Point[] }
  faq: Question[]
}
