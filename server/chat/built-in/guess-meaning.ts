import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { askers } from '#content/chat/items.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
import { talk } from '#content/chat/topics/talk.ts'
import { featuresOf, soundOfShort } from './features-of.ts'
import { inContext } from './in-context.ts'
import type { Knowledge } from './learn-meanings.ts'
import { linearModel } from './linear-model.ts'
import { tellsPlaceByTheWay, withoutPlace } from './place-by-the-way.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'

/** What a question most probably wants and is about, each with how sure that is, from 0 to 1. */
export type Guess = {
  intents: ReadonlyMap<Intent, number>
  subjects: ReadonlyMap<SubjectId, number>
}

const CLAUSE_END = /[.?!,;:।\n]+\s+/
const SHORTEST_CLAUSE = 3
const SHORTEST_STORY = 8
const MOST_CLAUSES = 10
const BEFORE_THE_END = 0.85

type Guesser = (reading: Reading, concepts: ReadonlySet<Concept>) => Guess

let guesser: Guesser | undefined

/** Makes use of what was learnt. */
export function know({ intents, subjects, short }: Knowledge): void {
  const shareIntents = linearModel(intents.weights)
  const shareSubjects = linearModel(subjects.weights)
  guesser = (reading, concepts) => {
    const features = featuresOf(reading, concepts, reading.spokenOf?.before)
    const meant = short.get(soundOfShort(reading) ?? '')
    return {
      intents: mostly(meant, named(intents.names, shareIntents(features))),
      subjects: named(subjects.names, shareSubjects(features)),
    }
  }
}

// So sure is what stands among the examples as it was written.
const WRITTEN = 0.85

function mostly(meant: Intent | undefined, shares: Map<Intent, number>): Map<Intent, number> {
  if (!meant) return shares
  return new Map(
    [...shares].map(([name, share]) => [name, share * (1 - WRITTEN) + (name === meant ? WRITTEN : 0)]),
  )
}

function named<Name>(names: readonly Name[], shares: Float32Array): Map<Name, number> {
  return new Map(names.map((name, at) => [name, shares[at] ?? 0]))
}

// Each step of an answer asks again for what the step before it has guessed.
const guessed = new WeakMap<Reading, { concepts: ReadonlySet<Concept>; guess: Guess }>()

/** What a question probably wants and is about, worked out once for each reading of it. */
export function guessMeaning(question: string, reading: Reading, concepts: ReadonlySet<Concept>): Guess {
  const known = guessed.get(reading)
  if (known?.concepts === concepts) return known.guess
  const alone = guessAnew(question, reading, concepts)
  const guess = reading.spokenOf ? inContext(alone, reading.spokenOf, reading.words.length) : alone
  guessed.set(reading, { concepts, guess })
  return guess
}

/**
 * Guesses from what was learnt from the examples; a story with a question in it
 * tells as much as the one clause of it that tells most.
 */
function guessAnew(question: string, reading: Reading, concepts: ReadonlySet<Concept>): Guess {
  if (!guesser) throw new Error('nothing was learnt yet')
  const guessOf = guesser
  const isPlaceTold = tellsPlaceByTheWay(question, reading)
  const guess: Guesser = (of, among) =>
    guessOf(...(isPlaceTold ? withoutPlace(of, among) : ([of, among] as const)))
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
    intents: withTelling(
      whole.intents,
      clauses.map(({ intents }) => intents),
    ),
    subjects: withEach(
      whole.subjects,
      clauses.map(({ subjects }) => subjects),
    ),
  }
}

/** The mean of the whole and of the part that is surest of something that is asked; most ask at the end. */
function withTelling(
  whole: ReadonlyMap<Intent, number>,
  parts: readonly ReadonlyMap<Intent, number>[],
): ReadonlyMap<Intent, number> {
  const surest = (shares: ReadonlyMap<Intent, number>) =>
    Math.max(...[...shares].map(([name, share]) => weightOf(name) * share))
  const sureness = parts.map((part, at) => surest(part) * (at === parts.length - 1 ? 1 : BEFORE_THE_END))
  const telling = parts[sureness.indexOf(Math.max(...sureness))]
  return new Map([...whole].map(([name, share]) => [name, (share + (telling?.get(name) ?? 0)) / 2]))
}

/** Greetings and wishes stand beside a question: in "hello, I need a bot, what does it cost" the price is asked for. */
function weightOf(intent: Intent): number {
  if (intent === 'item') return 0.4
  return intent === 'outside' || intent in talk ? 0.6 : 1
}

/** The mean of the whole and of the clause that is surest of it, for each: several things may be asked for. */
function withEach(
  whole: ReadonlyMap<SubjectId, number>,
  parts: readonly ReadonlyMap<SubjectId, number>[],
): ReadonlyMap<SubjectId, number> {
  const surest = (name: SubjectId) =>
    isOnlyWho(name) ? 0 : Math.max(...parts.map((part) => part.get(name) ?? 0))
  return new Map([...whole].map(([name, share]) => [name, (share + surest(name)) / 2]))
}

function isOnlyWho(subject: SubjectId): boolean {
  return subject === 'none' || (askers as readonly string[]).includes(subject)
}
