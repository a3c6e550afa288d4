import { DatabaseSync } from 'node:sqlite'
import { searchText } from '#domain/leads/search/search-words.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'

/** Leads in one commit: what the site writes together at 50 connections. */
const GROUP = 32
const MAX_LEADS = 5_000

/**
 * Writes the rows of captured leads again, into an empty database with the same tables and settings: the limit of the
 * database. Returns the leads per second.
 */
export async function bareInserts(capturedFile: string, file: string): Promise<number> {
  const empty = openDatabase({ file })
  await migrate(empty)
  await empty.close()

  const captured = new DatabaseSync(capturedFile, { readOnly: true })
  const bare = new DatabaseSync(file)
  bare.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
  bare.function('lead_search_words', { deterministic: true }, (texts, phones) =>
    searchText(String(texts), String(phones)),
  )
  const { total } = captured.prepare('select count(*) as total from leads').get() as { total: number }
  const leads = Math.min(total, MAX_LEADS)
  const tables = captured
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table'`)
    .all()
    // Triggers fill the search table.
    .filter(({ name }) => name !== 'lead_search')
    .flatMap(({ name }) => {
      const rows = captured
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => Object.values(row))
      const [first] = rows
      // The rows of other tables have nothing to do with leads.
      if (!first || rows.length < total) return []
      // Migrations leave a job.
      bare.exec(`delete from "${name}"`)
      const insert = bare.prepare(`insert into "${name}" values (${first.map(() => '?').join()})`)
      return [{ rows, perLead: rows.length / total, insert }]
    })
  captured.close()

  const began = performance.now()
  for (let from = 0; from < leads; from += GROUP) {
    bare.exec('begin immediate; pragma defer_foreign_keys = on')
    for (let lead = from; lead < Math.min(from + GROUP, leads); lead++) {
      for (const { rows, perLead, insert } of tables) {
        const until = Math.round((lead + 1) * perLead)
        for (const row of rows.slice(Math.round(lead * perLead), until)) insert.run(...row)
      }
    }
    bare.exec('commit')
  }
  const seconds = (performance.now() - began) / 1000
  bare.close()
  return leads / seconds
}
