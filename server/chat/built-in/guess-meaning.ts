import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
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
  subject: { id: SubjectId; share: number }
}

type Learnt = { guess: (reading: Reading, concepts: ReadonlySet<Concept>) => Guess }

const PIECE = 25

let learning: Generator<void, Learnt> | undefined
let learnt: Learnt | undefined

/** Guesses from what was learnt from the examples; the first time that takes a second. */
export function guessMeaning(reading: Reading, concepts: ReadonlySet<Concept>): Guess {
  while (!learnt) learnMore()
  return learnt.guess(reading, concepts)
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
      const [id, share] = [...subjects(features)].reduce((a, b) => (b[1] > a[1] ? b : a))
      return { intents: intents(features), subject: { id, share } }
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
  return featuresOf(reading.words, concepts, [
    decision.kind === 'topic' ? decision.topic : decision.kind,
    found.named ? `${item?.group}.${item?.id}` : (found.asker ?? ''),
    `strange ${Math.min(3, reading.strange.length)}`,
  ])
}
