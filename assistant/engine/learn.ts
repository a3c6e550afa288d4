import { readData } from './read-data.ts'
import { train } from './train.ts'
import type { Knowledge } from './types.ts'

const SMALL = 3

/** Learns all that the assistant knows from `data/`: some seconds of one core. */
export function learn(): Knowledge {
  const { texts, topicExamples, needExamples, concepts } = readData()
  const wishes = needExamples.map((example) => ({ ...example, label: 'price' }))
  return { texts, topics: train([...topicExamples, ...wishes]), needs: train(needExamples, SMALL), concepts }
}
