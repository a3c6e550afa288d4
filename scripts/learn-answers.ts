import { writeFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { learn } from '#assistant/engine/learn.ts'

// A thread of the build: writes what the built-in assistant learns from its examples into the file that it is given,
// so that the site need not learn when it starts.
await writeFile(workerData as string, serialize(learn()))
