import type { Trx } from '#server/database/open-database.ts'

/** Marks a change as undone once none of its parts waits; records that stayed can be tried again. */
export async function finishUndo(trx: Trx, changeId: string, now: Date): Promise<void> {
  await trx
    .updateTable('changes')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', changeId)
    .where(
      'id',
      'not in',
      trx
        .selectFrom('change_parts')
        .select('change_id')
        .where('change_id', '=', changeId)
        .where('undone_at', 'is', null),
    )
    .where(
      'id',
      'not in',
      trx.selectFrom('deleted_leads').select('change_id').where('change_id', '=', changeId),
    )
    .execute()
}
