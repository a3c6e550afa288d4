import { sql } from 'kysely'
import type { Database } from '#server/database/open-database.ts'

/** Until then adding changes up costs less than the folding. */
const MOST_CHANGES = 1_000
const CHANGES_AT_ONCE = 20_000

/** Adds what changed in PostgreSQL's figures over the leads to their totals, once there is much of it. */
export async function foldFigures({ kind, db, write }: Database): Promise<void> {
  if (kind !== 'postgres') return
  const { rows } = await sql<{ changes: number }>`
    select count(*) as changes from (select 1 from lead_figure_changes limit ${MOST_CHANGES + 1}) as counted
  `.execute(db)
  if ((rows[0]?.changes ?? 0) <= MOST_CHANGES) return
  await write((trx) =>
    sql`
      with folded as (
        delete from lead_figure_changes where id in (
          select id from lead_figure_changes order by id limit ${CHANGES_AT_ONCE} for update skip locked
        )
        returning *
      )
      insert into lead_figure_totals as totals (status, source, lead_priority, leads, value, score)
      select status, source, lead_priority, sum(leads), sum(value), sum(score)
      from folded group by status, source, lead_priority order by status, source, lead_priority
      on conflict (status, source, lead_priority) do update set
        leads = totals.leads + excluded.leads,
        value = totals.value + excluded.value,
        score = totals.score + excluded.score
    `.execute(trx),
  )
}
