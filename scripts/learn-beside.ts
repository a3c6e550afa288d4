import { workerData } from 'node:worker_threads'
import { learnAnswers } from './learn-answers.ts'

// A thread of its own: to learn takes as long as to build all the rest.
await learnAnswers(workerData as string)
