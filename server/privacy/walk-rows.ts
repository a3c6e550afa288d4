import { setImmediate } from 'node:timers/promises'

const AT_ONCE = 500

/** Reads all rows of a query in batches by id, so that other work gets a turn in between. */
export async function walkRows<Row extends { id: string }>(
  read: (after: string | undefined, limit: number) => Promise<Row[]>,
  look: (row: Row) => void,
): Promise<void> {
  let after: string | undefined
  for (;;) {
    const rows = await read(after, AT_ONCE)
    for (const row of rows) look(row)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id
    await setImmediate()
  }
}
