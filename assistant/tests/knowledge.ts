import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { type Assistant, createAssistant } from '../engine/assistant.ts'
import { learn } from '../engine/learn.ts'
import type { Knowledge } from '../engine/types.ts'

let made: { knowledge: Knowledge; ask: Assistant } | undefined

/** Returns the assistant from the built knowledge, or trains it if there is no build. */
export function assistant() {
  if (!made) {
    const file = process.env.KNOWLEDGE_FILE
    const knowledge = file ? (deserialize(readFileSync(file)) as Knowledge) : learn()
    made = { knowledge, ask: createAssistant(knowledge) }
  }
  return made
}
