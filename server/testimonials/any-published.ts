import type { Db } from '#server/database/open-database.ts'

/**
 * Caches whether any testimonial is published, because the assistant needs it at once. `refresh` reads it
 * again; on an error the value becomes unknown, and other refreshes continue.
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
