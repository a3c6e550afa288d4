import { sql } from 'kysely'
import type { Database } from '#server/database/open-database.ts'

/** Until then adding changes up costs less than the folding. */
const MOST_CHANGES = 1_000
const CHANGES_AT_ONCE = 20_000

/** What is added up, and for what. */
const figures = [
  {
    changes: 'lead_figure_changes',
    totals: 'lead_figure_totals',
    keys: ['status', 'source', 'lead_priority'],
    sums: ['leads', 'value', 'score'],
  },
  {
    changes: 'lead_day_changes',
    totals: 'lead_day_totals',
    keys: ['day', 'source', 'status'],
    sums: ['leads', 'value'],
  },
] as const

/** Adds what changed in PostgreSQL's figures over the leads to their totals, once there is much of it. */
export async function foldFigures(database: Database): Promise<void> {
  if (database.kind !== 'postgres') return
  for (const one of figures) await fold(database, one)
}

async function fold({ db, write }: Database, { changes, totals, keys, sums }: (typeof figures)[number]) {
  const { rows } = await sql<{ changes: number }>`
    select count(*) as changes
    from (select 1 from ${sql.table(changes)} limit ${MOST_CHANGES + 1}) as counted
  `.execute(db)
  if ((rows[0]?.changes ?? 0) <= MOST_CHANGES) return
  const groups = sql.join(keys.map((key) => sql.ref(key)))
  const added = sql.join(sums.map((sum) => sql`sum(${sql.ref(sum)})`))
  const raised = sql.join(
    sums.map((sum) => sql`${sql.ref(sum)} = totals.${sql.ref(sum)} + excluded.${sql.ref(sum)}`),
  )
  await write((trx) =>
    sql`
      with folded as (
        delete from ${sql.table(changes)} where id in (
          select id from ${sql.table(changes)} order by id limit ${CHANGES_AT_ONCE} for update skip locked
        )
        returning *
      )
      insert into ${sql.table(totals)} as totals (${sql.join([...keys, ...sums].map((name) => sql.ref(name)))})
      select ${groups}, ${added} from folded group by ${groups} order by ${groups}
      on conflict (${groups}) do update set ${raised}
    `.execute(trx),
  )
}
