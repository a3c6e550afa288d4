import { buildWhenNeeded } from './built.ts'

// React and React Router choose their production code by this, when they are loaded.
process.env.NODE_ENV = 'production'
await buildWhenNeeded()
await import('../server/main.ts')
