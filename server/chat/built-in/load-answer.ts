import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import { answer } from './answer.ts'
import { know } from './guess-meaning.ts'
import { type Knowledge, learnMeanings } from './learn-meanings.ts'

let loading: Promise<typeof answer> | undefined

/**
 * The assistant, ready to answer. What it knows was learnt with the build and is read from that file; without one, in
 * development, it learns now, giving way to everything else that is to be done.
 */
export function loadAnswer(knowledgeFile?: string): Promise<typeof answer> {
  loading ??= load(knowledgeFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(file: string | undefined): Promise<typeof answer> {
  know(file ? (deserialize(await readFile(file)) as Knowledge) : await learnBesides())
  // Builds what the first question would otherwise wait for, once whoever waits for this has gone on.
  void setImmediate().then(() => answer('laptop', { locale: 'en', earlier: [], links: {} }))
  return answer
}

async function learnBesides(): Promise<Knowledge> {
  const learning = learnMeanings()
  for (;;) {
    const { done, value } = learning.next()
    if (done) return value
    await setImmediate()
  }
}
