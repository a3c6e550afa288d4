import path from 'node:path'

const entry = path.resolve(import.meta.dirname, '../build/main.js')

/**
 * How the built site is run. Its work is short-lived objects and few of them at a time: a small young generation
 * holds them, where V8's own choice would keep some 40 MB more. The bound of the old generation keeps the process
 * below 300 MB under load.
 */
export const runBuilt = ['--max-semi-space-size=4', '--max-old-space-size=160', entry]

/**
 * What it is run with. glibc keeps memory apart for each thread that ever asked for some, which it hardly gives back:
 * two such places do for a process that computes on one thread, and hold some 14 MB less.
 */
export const runBuiltEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
