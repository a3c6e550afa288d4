import { foldText, wordPattern } from '#domain/chat/word-pattern.ts'
import { promptTraces } from './prompt-traces.ts'

const traces = promptTraces.map((line) => wordPattern(line.split(', ')))

// One or two may stand in an answer: "no promise of a place on Google".
const MOST_TRACES = 2

/**
 * Counts how much of our instructions a reply speaks of, in whatever language, sentence by sentence; true once it is
 * too much to be chance.
 */
export function createTraceCounter(): (sentences: string) => boolean {
  const met = new Set<RegExp>()
  return (sentences) => {
    const text = foldText(sentences)
    for (const trace of traces) if (trace.test(text)) met.add(trace)
    return met.size > MOST_TRACES
  }
}
