import type { Database } from '#server/database/open-database.ts'

export type RatingOutcome = 'rated' | 'invalid' | 'no-conversation'

/** Stores the visitor's rating, 1 to 5; the last one counts. */
export async function rateConversation(
  { database }: { database: Database },
  id: string | undefined,
  rating: unknown,
): Promise<RatingOutcome> {
  const stars = Number(rating)
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return 'invalid'
  if (!id) return 'no-conversation'
  const rated = await database.write((trx) =>
    trx
      .updateTable('conversations')
      .set({ rating: stars })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  )
  return rated ? 'rated' : 'no-conversation'
}
