import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { dueFollowUps } from '#server/leads/due-follow-ups.ts'
import { foldFigures } from '#server/leads/fold-figures.ts'
import { hotLeads } from '#server/leads/hot-leads.ts'
import { indexLeads } from '#server/leads/index-leads.ts'
import { leadBoard } from '#server/leads/lead-board.ts'
import { leadStats } from '#server/leads/lead-stats.ts'
import { leadTrends } from '#server/leads/lead-trends.ts'
import { listLeads } from '#server/leads/list-leads.ts'
import { buildViewer } from '#tests/builders.ts'
import { insertLeads, realisticLeads } from '#tests/seed-leads.ts'
import { atMost, type Bench, type BenchOptions, type Figure, ms, ratio } from './figures.ts'
import { p95, startPostgres } from './queries.ts'
import { folderOnDisk } from './tools.ts'

const FEW = 10_000
const MANY = 1_000_000
const AT_ONCE = 1_000

/** Whose leads a tenth of them are. */
const viewer = buildViewer({ email: 'owner@example.test' })
const clock = () => new Date('2026-11-21T10:00:00.000Z')

/** The lead list and its figures with few leads and with a million, on both databases. Takes some minutes. */
export const pipeline: Bench = {
  name: 'pipeline',
  title: `Working leads with ${MANY.toLocaleString('en')} of them`,
  async measure(options) {
    const { folder } = folderOnDisk()
    try {
      const onSqlite = await measureOn('SQLite', options, (name) =>
        openDatabase({ file: path.join(folder, `${name}.db`) }),
      )
      const postgres = await startPostgres()
      try {
        const onPostgres = await measureOn('PostgreSQL', options, postgres.open)
        return { figures: [...onSqlite, ...onPostgres] }
      } finally {
        await postgres.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

type Open = (name: string) => Database | Promise<Database>

async function measureOn(title: string, { show }: BenchOptions, open: Open): Promise<Figure[]> {
  const few = await timesWith(await open('few'), FEW)
  const many = await timesWith(await open('many'), MANY)
  const figures = [...many].flatMap(([what, time]) => {
    const before = few.get(what) ?? Number.NaN
    return [
      atMost(`${title}: ${what}, p95`, time, 50, ms),
      // What takes next to no time either way is not worth a comparison.
      ...(time > 5
        ? [atMost(`${title}: ${what}, of the time at ${FEW.toLocaleString('en')}`, time / before, 1.5, ratio)]
        : []),
    ]
  })
  show(figures)
  return figures
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
  ['of this year', { from: '2026-01-01' }],
]
const sorts = [
  'created-desc',
  'score-desc',
  'value-desc',
  'followup-asc',
  'name-asc',
  'contacted-desc',
] as const

/** Everything in the usual order, and some of it in every other. */
const asks: typeof narrowings = narrowings.flatMap(([what, filters], at) =>
  sorts
    .filter((sort) => sort === 'created-desc' || at % 3 === 0)
    .map((sort): (typeof narrowings)[number] => [
      sort === 'created-desc' ? what : `${what}, by ${sort.split('-')[0]}`,
      { ...filters, sort: sort === 'created-desc' ? undefined : sort },
    ]),
)

async function timesWith(database: Database, count: number): Promise<Map<string, number>> {
  try {
    await migrate(database)
    await fill(database, count)
    const times = new Map<string, number>()
    for (const [what, filters] of asks) {
      const search = (page: Partial<LeadFilters>) =>
        listLeads({ database, clock }, viewer, { search: '', ...filters, ...page })
      times.set(what, await p95(() => search({})))
      const { older } = await search({})
      if (older) times.set(`${what}, next page`, await p95(() => search({ after: older })))
    }
    times.set('board', await p95(() => leadBoard({ database, clock }, viewer, { search: '' }, {})))
    times.set(
      'board of one person',
      await p95(() => leadBoard({ database, clock }, viewer, { search: '', assigned: 'me' }, {})),
    )
    times.set('figures over time', await p95(() => leadTrends({ database, clock }, viewer)))
    times.set(
      'today',
      await p95(() =>
        Promise.all([
          dueFollowUps({ database, clock }, viewer, 20),
          hotLeads({ database, clock }, viewer, 20),
        ]),
      ),
    )
    times.set('statistics', await p95(() => leadStats({ database }, viewer)))
    return times
  } finally {
    await database.close()
  }
}

async function fill(database: Database, count: number): Promise<void> {
  let some = []
  for (const lead of realisticLeads(count)) {
    some.push(lead)
    if (some.length < AT_ONCE) continue
    await insertLeads(database, some)
    // As the site does beside its work.
    await indexLeads(database)
    await foldFigures(database)
    some = []
  }
}
