import type { Db } from '#server/database/open-database.ts'

/**
 * Whether any testimonial is published, in memory: the assistant says so at once. `refresh` reads it again; where it
 * can't be read nothing is known, and what else waits for that goes on.
 */
export async function createAnyPublished(db: Db) {
  let isAny = await read(db)
  return {
    isAny: () => isAny,
    async refresh() {
      isAny = await read(db)
    },
  }
}

async function read(db: Db): Promise<boolean | undefined> {
  try {
    const one = await db
      .selectFrom('testimonials')
      .select('id')
      .where('status', '=', 'approved')
      .limit(1)
      .executeTakeFirst()
    return one !== undefined
  } catch {
    return undefined
  }
}
