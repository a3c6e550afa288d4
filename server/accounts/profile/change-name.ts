import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FormRefusal, nameForm, readForm } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'

/** Changes the user's name as the team sees it. */
export async function changeName(
  { database, clock }: AccountDependencies,
  viewer: Viewer | undefined,
  { form }: FormVisit,
): Promise<{ kind: 'renamed' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const read = readForm(nameForm, form, 'Name not changed')
  if (!read.ok) return read.refusal
  await database.write(async (trx) => {
    const now = clock()
    const renamed = await trx
      .updateTable('user')
      .set({ name: read.data.name, updatedAt: now.toISOString() })
      .where('id', '=', viewer.id)
      .where('name', '!=', read.data.name)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) return
    await noteAccountChange(trx, { actorId: viewer.id, action: 'profile.renamed', userId: viewer.id }, now)
  })
  return { kind: 'renamed' }
}
