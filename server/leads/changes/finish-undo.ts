import type { Trx } from '#server/database/open-database.ts'

/** Marks a change as undone once none of its parts waits; records that stayed can be tried again. */
export async function finishUndo(trx: Trx, changeId: string, now: Date): Promise<void> {
  await trx
    .updateTable('changes')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', changeId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_parts')
            .select('record_id')
            .where('change_id', '=', changeId)
            .where('undone_at', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('deleted_leads').select('id').where('change_id', '=', changeId))),
    )
    .execute()
}
