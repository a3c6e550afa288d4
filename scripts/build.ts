import { build } from './built.ts'

await build()
