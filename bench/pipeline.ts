import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { leadStats } from '#server/leads/figures/lead-figures.ts'
import { leadTrends } from '#server/leads/figures/lead-trends.ts'
import { dueFollowUps } from '#server/leads/list/due-follow-ups.ts'
import { leadBoard } from '#server/leads/list/lead-board.ts'
import { listLeads } from '#server/leads/list/list-leads.ts'
import { newLeads } from '#server/leads/list/new-leads.ts'
import { suggestLeads } from '#server/leads/list/suggest-leads.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { startEmbeddedPostgres } from '#tests/support/servers/embedded-postgres.ts'
import { atMost, type Bench, type Figure, ms, quantile } from './figures.ts'
import { folderOnDisk } from './tools.ts'

/** How many leads, and the promised p95. A million take half an hour, so they are left to `--all`. */
const SIZES = [
  { leads: 100_000, promisedMs: 50 },
  { leads: 1_000_000, promisedMs: 200 },
]
const BATCH_SIZE = 1_000
const ROUNDS = 15

type Size = (typeof SIZES)[number]

/** The database queries of the lead pages. */
export const pipeline: Bench = {
  name: 'pipeline',
  title: 'Working many leads (a million with --all)',
  async *measure(all) {
    for (const size of all ? SIZES : SIZES.slice(0, 1)) {
      const folder = folderOnDisk()
      try {
        const database = openDatabase({ file: path.join(folder, 'site.db') })
        yield await measureOn('SQLite', database, size)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
      // The memory settings of a small server.
      const postgres = await startEmbeddedPostgres(['shared_buffers=512MB'])
      try {
        const url = await postgres.create('many')
        const database = openDatabase({ url, file: '', queriesMayTakeLong: true })
        yield await measureOn('PostgreSQL', database, size)
      } finally {
        await postgres.stop()
      }
    }
  },
}

async function measureOn(kind: string, database: Database, { leads, promisedMs }: Size): Promise<Figure[]> {
  try {
    await fill(database, leads)
    const times = await timeQueries(database)
    const all = [...times.values()].flat()
    const each = [...times]
      .map(([what, taken]) => ({ what, time: quantile(taken, 0.95) }))
      .sort((a, b) => b.time - a.time)
    const title = `${kind}, ${leads.toLocaleString('en')} leads`
    return [
      atMost(`${title}: all pages, p95`, quantile(all, 0.95), promisedMs, ms),
      { what: `${title}: all pages, median`, measured: ms(quantile(all, 0.5)) },
      ...each
        .filter(({ time }, at) => at < 3 || time > promisedMs)
        .map(({ what, time }) => ({ what: `${title}: ${what}, p95`, measured: ms(time) })),
    ]
  } finally {
    await database.close()
  }
}

const narrowings: [what: string, filters: Partial<LeadFilters>][] = [
  ['all', {}],
  ['search for a common name', { search: 'asha' }],
  ['search for a letter', { search: 'a' }],
  ['search for two words', { search: 'harpreet 77' }],
  ['search for one address', { search: 'person5005@example.test' }],
  ['search for a phone number', { search: '+91 98' }],
  ['search for nobody', { search: 'nobody-has-this' }],
  ['search in messages', { search: 'appointments' }],
  ['a status', { status: 'won' }],
  ['a priority', { priority: 'Low' }],
  ['status, source and priority', { status: 'won', source: 'referral', priority: 'High' }],
  ['searched and narrowed', { search: 'priya', status: 'lost', source: 'referral' }],
  ['mine', { assigned: 'me' }],
  ['nobody’s', { assigned: 'nobody' }],
  ['overdue', { followUp: 'overdue' }],
  ['due today', { followUp: 'today' }],
  ['no day set', { followUp: 'none' }],
  ['mine and due today', { assigned: 'me', followUp: 'today' }],
  ['a name of mine', { search: 'asha', assigned: 'me' }],
  ['a letter due today', { search: 'a', followUp: 'today' }],
  ['of this year', { from: `${new Date().getUTCFullYear()}-01-01` }],
]
const sorts = [
  'created-desc',
  'score-desc',
  'value-desc',
  'followup-asc',
  'name-asc',
  'contacted-desc',
] as const

/** Every filter in the default order, and some of them in every other order. */
const lists: typeof narrowings = narrowings.flatMap(([what, filters], at) =>
  sorts
    .filter((sort) => sort === 'created-desc' || at % 3 === 0)
    .map((sort): (typeof narrowings)[number] => [
      sort === 'created-desc' ? what : `${what}, by ${sort.split('-')[0]}`,
      { ...filters, sort: sort === 'created-desc' ? undefined : sort },
    ]),
)

/** Owns a tenth of the leads. */
const viewer = buildViewer({ email: 'owner@example.test' })

/** Returns how long each page took per round, in milliseconds. */
async function timeQueries(database: Database): Promise<Map<string, number[]>> {
  const deps = { database, clock: () => new Date() }
  const times = new Map<string, number[]>()
  const time = async (what: string, work: () => Promise<unknown>) => {
    times.set(what, await timeRounds(work, ROUNDS))
  }
  const all = { search: '' }
  await time('board', () => leadBoard(deps, viewer, all, {}))
  await time('board of one person', () => leadBoard(deps, viewer, { ...all, assigned: 'me' }, {}))
  await time('figures over time', () => leadTrends(deps, viewer))
  await time('today', () => Promise.all([dueFollowUps(deps, viewer, 20), newLeads(deps, viewer, 20)]))
  await time('statistics', () => leadStats(deps, viewer))
  await time('a misspelt name', () => suggestLeads(deps, viewer, 'harprit'))
  for (const [what, filters] of lists) {
    const search = (page: Partial<LeadFilters>) => listLeads(deps, viewer, { ...all, ...filters, ...page })
    await time(what, () => search({}))
    const { older } = await search({})
    if (older) await time(`${what}, next page`, () => search({ after: older }))
  }
  return times
}

async function fill(database: Database, leads: number): Promise<void> {
  await migrate(database)
  let some = []
  for (const lead of realisticLeads(leads, new Date())) {
    some.push(lead)
    if (some.length < BATCH_SIZE) continue
    await insertLeads(database, some)
    some = []
  }
  await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'pragma optimize').execute(database.db)
}

/** Uncounted rounds, because code that runs for the first time is slow. */
const WARM_UP_ROUNDS = 5

/** Runs the work many times and returns how long each round took, in milliseconds. */
async function timeRounds(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const began = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}
