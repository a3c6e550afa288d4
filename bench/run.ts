import { buildWhenNeeded } from '../scripts/built.ts'
import { assistant } from './assistant.ts'
import { bytes } from './bytes.ts'
import { capture } from './capture.ts'
import { printFigures } from './figures.ts'
import { pageSpeed } from './page-speed.ts'
import { pipeline } from './pipeline.ts'
import { start } from './start.ts'
import { throughput } from './throughput.ts'

// `npm run bench` measures the promises within 15 minutes, `npm run bench -- capture start` some of them. `--all` takes
// hours: it also loads every page and works with 1,000,000 leads.
const benches = [bytes, assistant, start, throughput, capture, pipeline, pageSpeed]

process.env.NODE_ENV = 'production'
const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('-'))
const all = args.includes('--all')
const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: ${benches.map((bench) => bench.name).join(', ')}.`)
  process.exit(2)
}

await buildWhenNeeded()
let broken = 0
for (const bench of benches) {
  if (names.length > 0 && !names.includes(bench.name)) continue
  console.log(`\n${bench.title}`)
  for await (const figures of bench.measure(all)) {
    printFigures(figures)
    broken += figures.filter((figure) => figure.kept === false).length
  }
}
console.log(broken === 0 ? '\nEvery promise measured was kept.' : `\nNot kept: ${broken}.`)
if (!all) console.log('With --all: also every public page in a browser, and 1,000,000 leads.')
// Remaining browsers or workers must not block the exit.
process.exit(broken === 0 ? 0 : 1)
