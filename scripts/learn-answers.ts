import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { learn } from '#assistant/engine/learn.ts'

// A thread of the build: the site need not learn when it starts.
parentPort?.postMessage(serialize(learn()))
