import { foldText, wordPattern } from '#domain/chat/word-pattern.ts'
import { promptTraces } from './prompt-traces.ts'

const traces = promptTraces.map((line) => wordPattern(line.split(', ')))

// One or two mentions may occur in a normal answer: "no promise of a place on Google".
const MOST_TRACES = 2

/**
 * Creates a counter of the instruction topics in a reply, sentence by sentence and in any language; it
 * returns true once there are too many for a coincidence.
 */
export function createTraceCounter(): (sentences: string) => boolean {
  const met = new Set<RegExp>()
  return (sentences) => {
    const text = foldText(sentences)
    for (const trace of traces) if (trace.test(text)) met.add(trace)
    return met.size > MOST_TRACES
  }
}
