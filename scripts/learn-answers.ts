import { writeFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import { learnMeanings } from '#server/chat/built-in/learn-meanings.ts'

/** Writes what the built-in assistant learns from its examples, so that the site need not learn when it starts. */
export async function learnAnswers(file: string): Promise<void> {
  const learning = learnMeanings()
  let step = learning.next()
  while (!step.done) step = learning.next()
  await writeFile(file, serialize(step.value))
}
