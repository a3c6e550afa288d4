import type { Intent } from '#content/chat/examples/all-examples.ts'
import type { SubjectId } from '#content/chat/subjects.ts'
import { featuresOf, soundOfShort } from './features-of.ts'
import { learnWeights } from './learn-weights.ts'
import { lessons } from './lessons.ts'
import type { Features, Weights } from './linear-model.ts'
import { readQuestion } from './read-question.ts'

/** What was learnt about a question: the names of what it may be, and the weights to tell them by. */
type Learnt<Name> = { names: readonly Name[]; weights: Weights }

/** All that was learnt from the examples: what questions want, and what they are about. */
export type Knowledge = {
  intents: Learnt<Intent>
  subjects: Learnt<SubjectId>
  /** What short questions want that stand among the examples, by how they sound. */
  short: ReadonlyMap<string, Intent>
}

const PIECE = 10

/** Learns from all examples, up to a minute of work; yields every few milliseconds. */
export function* learnMeanings(): Generator<void, Knowledge> {
  const samples: { features: Features; intent: Intent; subject: SubjectId | undefined }[] = []
  const short = new Map<string, Intent | undefined>()
  for (const { text, intent, subject, after } of lessons()) {
    const reading = readQuestion(text, 0)
    samples.push({ features: featuresOf(reading, reading.concepts, after), intent, subject })
    const sound = subject || after ? undefined : soundOfShort(reading)
    // What stands there for two things tells neither.
    if (sound) short.set(sound, short.has(sound) && short.get(sound) !== intent ? undefined : intent)
    if (samples.length % PIECE === 0) yield
  }
  return {
    intents: yield* learnNames(samples.map(({ features, intent }) => ({ features, name: intent }))),
    subjects: yield* learnNames(
      samples.flatMap(({ features, subject }) => (subject ? { features, name: subject } : [])),
    ),
    short: new Map([...short].flatMap(([sound, intent]) => (intent ? [[sound, intent]] : []))),
  }
}

function* learnNames<Name extends string>(
  samples: readonly { features: Features; name: Name }[],
): Generator<void, Learnt<Name>> {
  const names = [...new Set(samples.map(({ name }) => name))]
  const labels = new Map(names.map((name, at) => [name, at]))
  const weights = yield* learnWeights(
    samples.map(({ features, name }) => ({ features, label: labels.get(name) ?? 0 })),
    names.length,
  )
  return { names, weights }
}
