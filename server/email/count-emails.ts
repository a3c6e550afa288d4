import type { Db } from '#server/database/open-database.ts'

// Beyond this nobody needs the exact number, and counting would cost.
const COUNT_AT_MOST = 10_000

/** How many mails wait, are under way, or are dead. Sent ones are as many as the years make them: not counted. */
export async function countEmails(db: Db): Promise<Record<'queued' | 'sending' | 'dead', number>> {
  const count = async (status: 'queued' | 'sending' | 'dead') => {
    const { rows } = await db
      .selectFrom(
        db.selectFrom('emails').select('id').where('status', '=', status).limit(COUNT_AT_MOST).as('some'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  return { queued: await count('queued'), sending: await count('sending'), dead: await count('dead') }
}
