import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
import { askers } from '#content/chat/items.ts'
import { talk } from '#content/chat/topics/talk.ts'
import { decide } from './decide.ts'
import { featuresOf } from './features-of.ts'
import { findItems } from './find-items.ts'
import { type Lesson, lessons } from './lessons.ts'
import { type Features, type LinearModel, learnLinearModel } from './linear-model.ts'
import { readNumbers } from './read-numbers.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'

/** What a question most probably wants and is about, each with how sure that is, from 0 to 1. */
export type Guess = {
  intents: ReadonlyMap<Intent, number>
  subjects: ReadonlyMap<SubjectId, number>
}

type Learnt = { guess: (reading: Reading, concepts: ReadonlySet<Concept>) => Guess }

const PIECE = 25
const CLAUSE_END = /[.?!,;:।\n]+\s+/
const SHORTEST_CLAUSE = 3
const SHORTEST_STORY = 8
const MOST_CLAUSES = 10
const BEFORE_THE_END = 0.85
export const LONG = 12

let learning: Generator<void, Learnt> | undefined
let learnt: Learnt | undefined

/**
 * Guesses from what was learnt from the examples; the first time that takes a second. A story with a question in it
 * tells as much as the one clause of it that tells most.
 */
export function guessMeaning(question: string, reading: Reading, concepts: ReadonlySet<Concept>): Guess {
  while (!learnt) learnMore()
  const { guess } = learnt
  const whole = guess(reading, concepts)
  if (reading.words.length < SHORTEST_STORY) return whole
  const clauses = question
    .split(CLAUSE_END)
    .map((clause) => readQuestion(clause))
    .filter(({ words }) => words.length >= SHORTEST_CLAUSE)
    .slice(-MOST_CLAUSES)
    .map((clause) => guess(clause, clause.concepts))
  if (clauses.length < 2) return whole
  return {
    intents: withTelling(whole.intents, clauses.map(({ intents }) => intents), weightOf),
    subjects: withTelling(whole.subjects, clauses.map(({ subjects }) => subjects), (id) => (isOnlyWho(id) ? 0 : 1)),
  }
}

/** The mean of the whole and of the part that is surest of something that is asked; most ask at the end. */
function withTelling<Name>(
  whole: ReadonlyMap<Name, number>,
  parts: readonly ReadonlyMap<Name, number>[],
  weight: (name: Name) => number,
): ReadonlyMap<Name, number> {
  const surest = (shares: ReadonlyMap<Name, number>) =>
    Math.max(...[...shares].map(([name, share]) => weight(name) * share))
  const sureness = parts.map((part, at) => surest(part) * (at === parts.length - 1 ? 1 : BEFORE_THE_END))
  const telling = parts[sureness.indexOf(Math.max(...sureness))]
  return new Map([...whole].map(([name, share]) => [name, (share + (telling?.get(name) ?? 0)) / 2]))
}

/** Greetings and wishes stand beside a question: in "hello, I need a bot, what does it cost" the price is asked for. */
function weightOf(intent: Intent): number {
  if (intent === 'item') return 0.4
  return intent === 'outside' || intent in talk ? 0.6 : 1
}

function isOnlyWho(subject: SubjectId): boolean {
  return subject === 'none' || (askers as readonly string[]).includes(subject)
}

/** Learns a little more; tells whether all is learnt. */
export function learnMore(): boolean {
  if (learnt) return true
  learning ??= learn()
  const { done, value } = learning.next()
  if (done) {
    learnt = value
    learning = undefined
  }
  return learnt !== undefined
}

function* learn(): Generator<void, Learnt> {
  const known: { lesson: Lesson; features: Features }[] = []
  for (const lesson of lessons()) {
    const reading = readQuestion(lesson.text, 0)
    known.push({ lesson, features: featuresFor(reading, reading.concepts) })
    if (known.length % PIECE === 0) yield
  }
  const intents = yield* learnNames(known.map(({ lesson, features }) => ({ features, name: lesson.intent })))
  const subjects = yield* learnNames(
    known.flatMap(({ lesson: { subject }, features }) => (subject ? { features, name: subject } : [])),
  )
  return {
    guess: (reading, concepts) => {
      const features = featuresFor(reading, concepts)
      return { intents: intents(features), subjects: subjects(features) }
    },
  }
}

function* learnNames<Name extends string>(
  samples: readonly { features: Features; name: Name }[],
): Generator<void, (features: Features) => Map<Name, number>> {
  const names = [...new Set(samples.map(({ name }) => name))]
  const labels = new Map(names.map((name, at) => [name, at]))
  const model: LinearModel = yield* learnLinearModel(
    samples.map(({ features, name }) => ({ features, label: labels.get(name) ?? 0 })),
    names.length,
  )
  return (features) => {
    const shares = model(features)
    return new Map(names.map((name, at) => [name, shares[at] ?? 0]))
  }
}

function featuresFor(reading: Reading, concepts: ReadonlySet<Concept>): Features {
  const found = findItems(concepts)
  const decision = decide(reading, concepts, found, readNumbers(reading, concepts))
  const item = found.items[0]
  // In a long message the rules are easily misled: what they say there is another thing to learn from.
  const length = reading.words.length > LONG ? 'long' : 'short'
  return featuresOf(reading.words, concepts, [
    `${length} ${decision.kind === 'topic' ? decision.topic : decision.kind}`,
    `${length} ${found.named ? `${item?.group}.${item?.id}` : (found.asker ?? '')}`,
    `strange ${Math.min(3, reading.strange.length)}`,
  ])
}
