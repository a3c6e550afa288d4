import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { learn } from '#assistant/engine/learn.ts'

// Runs in a worker thread of the build, so that the site need not train when it starts.
parentPort?.postMessage(serialize(learn()))
