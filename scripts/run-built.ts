import path from 'node:path'

const entry = path.resolve(import.meta.dirname, '../build/main.js')

/**
 * Node arguments of the built site. Its objects are few and short-lived, so a small young generation
 * suffices; V8's default would use some 40 MB more. The limit of the old generation keeps the process below
 * 300 MB under load.
 */
export const runBuilt = ['--max-semi-space-size=4', '--max-old-space-size=160', entry]

/**
 * Environment of the built site. glibc reserves memory per allocating thread and rarely returns it; two
 * arenas suffice for a process with one computing thread and save some 14 MB. A fixed threshold makes it return what
 * compressing the pages needed, some 10 MB.
 */
export const runBuiltEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
