import { rmSync } from 'node:fs'
import path from 'node:path'
import { readTestimonialFilters } from '#domain/testimonials/testimonial-filters.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { listTestimonials } from '#server/testimonials/list-testimonials.ts'
import { testimonialStats } from '#server/testimonials/testimonial-stats.ts'
import { buildViewer } from '#tests/builders.ts'
import { insertTestimonials, realisticTestimonials } from '#tests/test-testimonials.ts'
import { atMost, type Bench, type Figure, ms, quantile } from './figures.ts'
import { startPostgres } from './postgres.ts'
import { timeRounds } from './time-rounds.ts'
import { folderOnDisk } from './tools.ts'

const ROUNDS = 60
const COUNT = 10_000

const viewer = buildViewer()
const clock = () => new Date('2026-11-21T10:00:00.000Z')

/** The URLs of the list. */
const asks: [what: string, query: string][] = [
  ['the first page', ''],
  ['the last page', 'page=400'],
  ['what waits', 'status=pending'],
  ['search for a name', 'q=asha'],
  ['search for two words', 'q=story+works'],
  ['search for nobody', 'q=nobody-has-this'],
  ['one service, four stars or more', 'service=ai-chatbot&rating=4'],
  ['the lowest ratings, far down', 'sort=worst&page=200'],
  ['a tag', 'tag=clinic'],
]

/** The moderation list and its statistics on both databases. */
export const testimonials: Bench = {
  name: 'testimonials',
  title: `Moderating ${COUNT.toLocaleString('en')} testimonials`,
  async measure({ show }) {
    const { folder } = folderOnDisk()
    try {
      const onSqlite = await measureOn('SQLite', openDatabase({ file: path.join(folder, 'testimonials.db') }))
      show(onSqlite)
      const postgres = await startPostgres()
      try {
        return {
          figures: [...onSqlite, ...(await measureOn('PostgreSQL', await postgres.open('testimonials')))],
        }
      } finally {
        await postgres.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measureOn(title: string, database: Database): Promise<Figure[]> {
  try {
    await migrate(database)
    await insertTestimonials(database, realisticTestimonials(COUNT))
    const figures: Figure[] = []
    for (const [what, query] of asks) {
      const parameters = new URLSearchParams(query)
      const filters = readTestimonialFilters((name) => parameters.get(name))
      const times = await timeRounds(() => listTestimonials({ database, clock }, viewer, filters), ROUNDS)
      figures.push(atMost(`${title}: ${what}, p95`, quantile(times, 0.95), 50, ms))
    }
    const times = await timeRounds(() => testimonialStats({ database }, viewer), ROUNDS)
    return [...figures, atMost(`${title}: statistics, p95`, quantile(times, 0.95), 50, ms)]
  } finally {
    await database.close()
  }
}
