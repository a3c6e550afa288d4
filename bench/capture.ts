import { rmSync } from 'node:fs'
import path from 'node:path'
import { startSite } from '#tests/support/servers/start-site.ts'
import { bareInserts } from './bare-inserts.ts'
import { atLeast, atMost, type Bench, median, ms, perSecond, ratio, whole } from './figures.ts'
import { type LoadResult, load } from './load.ts'
import { folderOnDisk } from './tools.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 50
const OVERLOAD = 5

/**
 * Quote forms from different people, posted to the real server with its database on a real disk, compared with a
 * script that only writes the same rows. A test shows that each commit is flushed before its answer.
 */
export const capture: Bench = {
  name: 'capture',
  title: 'Lead capture (SQLite, every commit on disk before its answer)',
  async *measure() {
    const folder = folderOnDisk()
    const site = await startSite({ dataDir: folder })
    const usual: LoadResult[] = []
    const overloaded: LoadResult[] = []
    const bare: number[] = []
    let formsFrom = 0
    const post = (more: { connections: number; arrivalsPerSecond?: number }) => {
      formsFrom += 50_000_000
      return load({ url: site.url, path: '/contact', seconds: SECONDS, formsFrom, ...more })
    }
    try {
      // The first run meets unoptimised code and an empty file.
      await post({ connections: CONNECTIONS })
      for (let round = 0; round < ROUNDS; round++) {
        const calm = await post({ connections: CONNECTIONS })
        usual.push(calm)
        bare.push(await bareInserts(path.join(folder, 'site.db'), path.join(folder, `bare-${round}.db`)))
        overloaded.push(
          await post({ connections: 1_000, arrivalsPerSecond: Math.round(calm.perSecond * OVERLOAD) }),
        )
      }
    } finally {
      await site.end()
      rmSync(folder, { recursive: true, force: true })
    }
    const peak = median(usual.map((run) => run.perSecond))
    const goodput = median(overloaded.map((run) => run.perSecond))
    const refused = overloaded.reduce((sum, run) => sum + run.refused, 0)
    const failed = [...usual, ...overloaded].reduce((sum, run) => sum + run.failed, 0)
    yield [
      { what: `leads at ${CONNECTIONS} connections`, measured: perSecond(peak) },
      { what: 'a bare script, the same rows', measured: perSecond(median(bare)) },
      atLeast(
        'leads a second, of those of the bare script',
        median(bare.map((rate, round) => (usual[round]?.perSecond ?? 0) / rate)),
        0.4,
        ratio,
      ),
      atMost(`p99 at ${CONNECTIONS} connections`, median(usual.map((run) => run.p99)), 150, ms),
      atLeast(`goodput at ${OVERLOAD} × the rate, of the peak`, goodput / peak, 0.8, ratio),
      { what: `refused at ${OVERLOAD} × the rate, with Retry-After`, measured: whole(refused) },
      atMost('failed otherwise', failed, 0, whole),
    ]
  },
}
