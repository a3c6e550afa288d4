import { readData } from './read-data.ts'
import { train } from './train.ts'
import type { Knowledge } from './types.ts'

/** Minimum count of a feature for the needs, which have fewer examples than the topics. */
const SMALL = 3

/** Trains the assistant's knowledge from `data/`, which takes a few seconds on one core. */
export function learn(): Knowledge {
  const { texts, topicExamples, needExamples, concepts } = readData()
  const wishes = needExamples.map((example) => ({ ...example, label: 'price' }))
  return { texts, topics: train([...topicExamples, ...wishes]), needs: train(needExamples, SMALL), concepts }
}
