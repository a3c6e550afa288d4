import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize } from 'node:v8'
import { createAssistant } from '#assistant/engine/assistant.ts'
import { learn } from '#assistant/engine/learn.ts'
import type { Knowledge } from '#assistant/engine/types.ts'
import { frozenQuestions } from '#assistant/tests/frozen-questions.ts'
import { cpuTime } from '#tests/support/browser/cpu-time.ts'
import { atMost, type Bench, megabytes, ms } from './figures.ts'

const MOST_LEARNING_MS = 10_000
const MOST_BYTES = 8 * 1024 * 1024
const MOST_REPLY_MS = 5

const file = path.resolve(import.meta.dirname, '../build/answers.bin')

/** The costs of the built-in assistant: training at build time, memory and replies. */
export const assistant: Bench = {
  name: 'assistant',
  title: 'The built-in assistant',
  async *measure() {
    const ask = createAssistant(deserialize(await readFile(file)) as Knowledge)
    const questions = frozenQuestions()
    const askAll = () => {
      for (const { turns, language } of questions)
        ask(turns.at(-1) ?? '', { language, earlier: turns.slice(0, -1) })
    }
    askAll()
    const perReply = cpuTime(askAll) / questions.length
    yield [
      atMost('learning with the build, of one core', cpuTime(learn), MOST_LEARNING_MS, ms),
      atMost('what was learnt', statSync(file).size, MOST_BYTES, megabytes),
      atMost('a reply, of one core', perReply, MOST_REPLY_MS, ms),
    ]
  },
}
