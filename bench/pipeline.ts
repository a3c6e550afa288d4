import { rmSync } from 'node:fs'
import path from 'node:path'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { dueFollowUps } from '#server/leads/due-follow-ups.ts'
import { foldFigures } from '#server/leads/fold-figures.ts'
import { indexLeads } from '#server/leads/index-leads.ts'
import { leadBoard } from '#server/leads/lead-board.ts'
import { leadStats } from '#server/leads/lead-stats.ts'
import { leadTrends } from '#server/leads/lead-trends.ts'
import { listLeads } from '#server/leads/list-leads.ts'
import { mergeWords } from '#server/leads/merge-words.ts'
import { newLeads } from '#server/leads/new-leads.ts'
import { buildViewer } from '#tests/builders.ts'
import { insertLeads, realisticLeads } from '#tests/seed-leads.ts'
import { signInEveryRole } from '#tests/sign-in.ts'
import { type Site, startSite } from '#tests/start-site.ts'
import { atMost, type Bench, type BenchOptions, type Figure, ms, ratio } from './figures.ts'
import { p95 } from './p95.ts'
import type { PagePlan, PageTimes } from './page-reader.ts'
import { startPostgres } from './postgres.ts'
import { runApart } from './run-apart.ts'
import { folderOnDisk } from './tools.ts'

const FEW = 10_000
const MANY = 1_000_000
const AT_ONCE = 1_000

/** A data folder, and the address of its database where that is not in it. */
type Place = { dataDir: string; url?: string }

/** The owner's pages of leads, and what they ask of the database, with few leads and with a million. Takes half an hour. */
export const pipeline: Bench = {
  name: 'pipeline',
  title: `Working leads with ${MANY.toLocaleString('en')} of them`,
  async measure(options) {
    const { folder } = folderOnDisk()
    try {
      const onSqlite = await measureOn('SQLite', options, async (name) => ({
        dataDir: path.join(folder, name),
      }))
      const postgres = await startPostgres()
      try {
        const onPostgres = await measureOn('PostgreSQL', options, async (name) => ({
          dataDir: path.join(folder, `${name}-beside`),
          url: await postgres.create(name),
        }))
        return { figures: [...onSqlite, ...onPostgres] }
      } finally {
        await postgres.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measureOn(
  title: string,
  { show }: BenchOptions,
  placeOf: (name: string) => Promise<Place>,
): Promise<Figure[]> {
  const places = { few: await placeOf('few'), many: await placeOf('many') }
  await fill(places.few, FEW)
  await fill(places.many, MANY)
  const asked = [...(await timeQueries(places.many))].map(([what, time]) =>
    atMost(`${title}: ${what}, p95`, time, 50, ms),
  )
  const answered = (await timePages([places.few, places.many])).flatMap(
    ([what, [few = null, many = null]]) => {
      if (many === null) return []
      const page = atMost(`${title}: the page of ${what}, p95`, many, 50, ms)
      // With few leads there is not always a next page, nor one as full.
      if (few === null) return [page]
      const share = `${title}: the page of ${what}, of the time at ${FEW.toLocaleString('en')}`
      return [page, atMost(share, many / few, 1.5, ratio)]
    },
  )
  const figures = [...asked, ...answered]
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

/** Everything in the usual order, and some of it in every other. */
const lists: typeof narrowings = narrowings.flatMap(([what, filters], at) =>
  sorts
    .filter((sort) => sort === 'created-desc' || at % 3 === 0)
    .map((sort): (typeof narrowings)[number] => [
      sort === 'created-desc' ? what : `${what}, by ${sort.split('-')[0]}`,
      { ...filters, sort: sort === 'created-desc' ? undefined : sort },
    ]),
)

/** Whose leads a tenth of them are. */
const viewer = buildViewer({ email: 'owner@example.test' })

/** What the pages ask of the database. */
async function timeQueries(place: Place): Promise<Map<string, number>> {
  const database = open(place)
  const deps = { database, clock: () => new Date() }
  const times = new Map<string, number>()
  const all = { search: '' }
  try {
    times.set('board', await p95(() => leadBoard(deps, viewer, all, {})))
    const mine = { ...all, assigned: 'me' }
    times.set('board of one person', await p95(() => leadBoard(deps, viewer, mine, {})))
    times.set('figures over time', await p95(() => leadTrends(deps, viewer)))
    const today = () => Promise.all([dueFollowUps(deps, viewer, 20), newLeads(deps, viewer, 20)])
    times.set('today', await p95(today))
    times.set('statistics', await p95(() => leadStats(deps, viewer)))
    for (const [what, filters] of lists) {
      const search = (page: Partial<LeadFilters>) => listLeads(deps, viewer, { ...all, ...filters, ...page })
      times.set(what, await p95(() => search({})))
      const { older } = await search({})
      if (older) times.set(`${what}, next page`, await p95(() => search({ after: older })))
    }
    return times
  } finally {
    await database.close()
  }
}

const DESK = '/del-admin-dashboard'
const others: PagePlan['pages'] = [
  { what: 'board', address: `${DESK}/leads/board` },
  { what: 'board of one person', address: `${DESK}/leads/board?assigned=me` },
  { what: 'figures over time', address: `${DESK}/figures` },
  { what: 'today', address: DESK },
]

/** How long a site takes to answer with each page, to the owner who is signed in; one site for each place. */
async function timePages(places: Place[]): Promise<PageTimes> {
  const sites: Site[] = []
  try {
    for (const place of places) {
      // What a site does in its first minute, keeping all public pages, is not measured along.
      const env: Record<string, string> = { WARM_UP: 'off', ...(place.url && { DATABASE_URL: place.url }) }
      sites.push(await startSite({ dataDir: place.dataDir, env }))
    }
    const asked = sites.map(async (site, at) => {
      const { owner } = await signInEveryRole(site, open(places[at] as Place))
      return { url: site.url, cookie: owner }
    })
    const listed = lists.map(([what, filters]) => ({
      what,
      address: `${DESK}/leads?${new URLSearchParams(leadFilterPairs(filters))}`,
    }))
    const plan: PagePlan = { sites: await Promise.all(asked), pages: [...others, ...listed] }
    return await runApart<PageTimes>('page-reader.ts', plan)
  } finally {
    for (const site of sites) await site.end()
  }
}

async function fill(place: Place, count: number): Promise<void> {
  const database = open(place)
  try {
    await migrate(database)
    let some = []
    for (const lead of realisticLeads(count, new Date())) {
      some.push(lead)
      if (some.length < AT_ONCE) continue
      await insertLeads(database, some)
      // As the site does beside its work.
      await indexLeads(database)
      await foldFigures(database)
      some = []
    }
    while (!(await mergeWords(database)));
  } finally {
    await database.close()
  }
}

function open({ dataDir, url }: Place): Database {
  return openDatabase({ url, file: path.join(dataDir, 'site.db') })
}
