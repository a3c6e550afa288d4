import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize, RefusedError } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { mailChoicesInput, readMailChoices } from './stored-mail-choices.ts'

type Dependencies = { database: Database; clock: Clock }

/** The mails that a team member gets. `version` identifies the choices that a screen showed. */
export type PersonsMails = Awaited<ReturnType<typeof listMailChoices>>[number]

/** Returns the user's own choices, and for the owner those of the whole team. */
export async function listMailChoices({ database }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'account:write')
  const people = await readMailChoices(database.db)
  return people
    .filter(({ id }) => id === viewer.id || viewer.role === 'owner')
    .map(({ id, role, ...person }) => ({
      ...person,
      userId: id,
      isOwner: role === 'owner',
      isYou: id === viewer.id,
    }))
}

export type MailChoicesChange =
  | { kind: 'saved' }
  | { kind: 'invalid' }
  /** Someone else saved meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'gone' }

/** Sets the mails that the user gets; the owner can set them for everyone. */
export async function saveMailChoices(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  userId: string,
  input: unknown,
  version: number,
): Promise<MailChoicesChange> {
  authorize(viewer, 'account:write')
  if (userId !== viewer.id && viewer.role !== 'owner') throw new RefusedError('not allowed: mails of others')
  const parsed = mailChoicesInput.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  return database.write(async (trx): Promise<MailChoicesChange> => {
    const now = clock()
    const person = (await readMailChoices(trx)).find(({ id }) => id === userId)
    if (!person) return { kind: 'gone' }
    const row = { choices: JSON.stringify(parsed.data), updated_at: now.toISOString() }
    const saved = await trx
      .insertInto('mail_choices')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...row, version: version + 1 })
          .where('mail_choices.version', '=', version),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!saved) return { kind: 'conflict' }
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'mails.chosen',
      subjectType: 'user',
      subjectId: userId,
      details: {},
      at: now,
    })
    return { kind: 'saved' }
  })
}
