import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeAction } from '#content/office/audit-words.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { addDays } from '#server/clock.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { readAuditLog } from './read-audit-log.ts'

const NOW = new Date('2026-11-23T10:00:00.000Z')
const owner = buildViewer({ id: 'owner-1', role: 'owner' })

describeOnEveryDatabase('the audit log', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const note = (rows: { action: string; actor?: string; kind?: string; about?: string; at?: Date }[]) =>
    database.write((trx) =>
      trx
        .insertInto('audit_log')
        .values(
          rows.map(({ action, actor = null, kind = 'lead', about = null, at = NOW }) => ({
            id: randomUUID(),
            actor_id: actor,
            action,
            subject_type: kind,
            subject_id: about,
            details: '{"changed":["name"]}',
            created_at: at.toISOString(),
          })),
        )
        .execute(),
    )
  const read = (filter = {}, before?: string) => readAuditLog({ database }, owner, filter, before)
  const actionsOf = ({ entries }: { entries: { action: string }[] }) => entries.map(({ action }) => action)

  test('pages also through entries of the same moment', async () => {
    await note(
      Array.from({ length: 120 }, (_, i) => ({ action: `n${i}`, at: addDays(NOW, -Math.floor(i / 40)) })),
    )
    const first = await read()
    expect(first.entries).toHaveLength(50)
    const second = await read({}, first.older)
    const third = await read({}, second.older)
    expect(third.entries).toHaveLength(20)
    expect(third.older).toBeUndefined()
    const all = [first, second, third].flatMap(actionsOf)
    expect(new Set(all).size).toBe(120)
  })

  test('filters by person, kind and days in Delhi', async () => {
    const ravi = await insertUser(database, { name: 'Ravi' })
    const asha = await insertUser(database, { name: 'आशा' })
    await note([
      { action: 'lead.deleted', actor: ravi.id, at: new Date('2026-11-20T18:29:59.000Z') },
      {
        action: 'member.suspended',
        actor: ravi.id,
        kind: 'user',
        about: asha.id,
        at: new Date('2026-11-20T18:30:00.000Z'),
      },
      { action: 'sign_in.failed', kind: 'user', at: new Date('2026-11-21T18:30:00.000Z') },
      { action: 'email.resend', actor: randomUUID(), kind: 'email' },
    ])
    expect(actionsOf(await read({ person: ravi.id }))).toEqual(['member.suspended', 'lead.deleted'])
    expect(actionsOf(await read({ kind: 'user' }))).toEqual(['sign_in.failed', 'member.suspended'])
    expect(actionsOf(await read({ from: '2026-11-21', to: '2026-11-21' }))).toEqual(['member.suspended'])
    expect(actionsOf(await read({ person: 'nobody' }))).toEqual([])
    const page = await read()
    expect(page.entries.find(({ action }) => action === 'member.suspended')).toMatchObject({
      actor: { name: 'Ravi' },
      name: 'आशा',
    })
    expect(page.entries.find(({ action }) => action === 'email.resend')?.actor?.name).toBe('A former member')
  })

  test('says whom a change was about', async () => {
    const asha = await insertUser(database, { name: 'Asha' })
    const lead = buildLeadRow({ name: 'Ravi Sharma' })
    await insertLeads(database, [lead])
    await note([{ action: 'lead.status', actor: asha.id, about: lead.id }])
    await note([{ action: 'lead.status', actor: asha.id, at: addDays(NOW, -1) }])
    await note([{ action: 'testimonial.sung', actor: asha.id, kind: 'testimonial', at: addDays(NOW, -2) }])
    const { entries } = await read()
    const sentences = entries.map((entry) => {
      const { before, name, after } = describeAction(entry)
      return `${entry.actor?.name} ${before}${name}${after}`
    })
    expect(sentences).toEqual([
      'Asha changed the status of Ravi Sharma',
      'Asha changed the status of a lead',
      'Asha testimonial sung',
    ])
  })

  test('starts at the beginning for an invalid position', async () => {
    await note([{ action: 'lead.deleted' }])
    for (const before of ['', 'x', '2026-13-45T00:00:00.000Z_x', `2026-11-23T10:00:00.000Z_'--`, '\0_\0']) {
      expect(actionsOf(await read({}, before)), before).toEqual(['lead.deleted'])
    }
  })

  test('exports everything as text, and records the export', async () => {
    const name = '=cmd()'
    const member = await insertUser(database, { name })
    await note(
      Array.from({ length: 2100 }, (_, i) => ({ action: 'lead.deleted', actor: member.id, about: `l${i}` })),
    )
    const file = await new Response(await exportAuditLog({ database, clock: () => NOW }, owner, {})).text()
    const lines = file.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 2100 + 1)
    expect(lines.filter((line) => line.includes("'=cmd()"))).toHaveLength(2100)
    expect(file).not.toContain(',=cmd()')
    expect(file.lastIndexOf('\ufeff')).toBeLessThanOrEqual(0)
    expect(actionsOf(await read({ kind: 'audit_log' }))).toEqual(['audit.exported'])
  })

  test('is reserved for the owner', async () => {
    for (const viewer of [undefined, buildViewer()]) {
      await expect(readAuditLog({ database }, viewer, {})).rejects.toThrow(RefusedError)
      await expect(exportAuditLog({ database, clock: () => NOW }, viewer, {})).rejects.toThrow(RefusedError)
    }
  })
})
