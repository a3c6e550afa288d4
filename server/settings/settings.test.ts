import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultRetention } from '#domain/settings/retention.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { readSetting } from './read-setting.ts'
import { createSettings } from './settings.ts'
import type { SettingKey } from './site-settings.ts'

const owner = buildViewer({ id: 'owner-1', role: 'owner' })
const NOW = '2026-11-23T10:00:00.000Z'

describeOnEveryDatabase('the settings', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let dropped = 0
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    dropped = 0
  })
  afterEach(() => database.remove())

  const start = () => createSettings({ database, clock: () => new Date(NOW), pagesChanged: () => dropped++ })
  const store = (key: SettingKey, value: string) =>
    database.write((trx) =>
      trx.insertInto('site_settings').values({ key, value, updated_at: NOW, updated_by: null }).execute(),
    )

  test('have their defaults until the owner saves others, and the log says who did', async () => {
    const settings = start()
    const { value, version } = await settings.read(owner, 'emails.blocked')
    expect(value).toEqual([])
    const saved = await settings.save(
      owner,
      'emails.blocked',
      ['@B.example', 'a@a.example', 'A@a.example'],
      version,
    )
    expect(saved).toMatchObject({ kind: 'saved' })
    expect(await settings.read(owner, 'emails.blocked')).toEqual({
      value: ['@b.example', 'a@a.example'],
      version: saved.kind === 'saved' ? saved.version : '',
    })
    const log = await database.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
    expect(log).toMatchObject({ actor_id: owner.id, action: 'settings.saved', subject_id: 'emails.blocked' })
    expect(JSON.stringify(log)).not.toContain('a.example')
  })

  test('of two who save what they looked at, the later one hears of the earlier', async () => {
    const settings = start()
    const { version } = await settings.read(owner, 'emails.block_headless')
    const outcomes = await Promise.all([
      settings.save(owner, 'emails.block_headless', true, version),
      settings.save(owner, 'emails.block_headless', true, version),
    ])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['outdated', 'saved'])
    const outdated = outcomes.find((outcome) => outcome.kind === 'outdated')
    expect(outdated).toMatchObject({ value: true })
    // In the same millisecond, and yet another version.
    const again = await settings.save(
      owner,
      'emails.block_headless',
      false,
      outdated?.kind === 'outdated' ? outdated.version : '',
    )
    expect(again).toMatchObject({ kind: 'saved' })
    expect(again).not.toMatchObject({ version: outdated?.kind === 'outdated' && outdated.version })
    expect(await database.db.selectFrom('audit_log').select('id').execute()).toHaveLength(2)
  })

  test('a version that nobody was shown saves nothing', async () => {
    const settings = start()
    await store('emails.block_headless', 'true')
    for (const version of ['', 'default', 'x', '2020-01-01T00:00:00.000Z', "' or 1=1", '\0']) {
      expect(await settings.save(owner, 'emails.block_headless', false, version), version).toMatchObject({
        kind: 'outdated',
      })
    }
  })

  test('what may not be so is told part by part, and changes nothing', async () => {
    const settings = start()
    const cases: [SettingKey, unknown][] = [
      ['emails.blocked', ['fine@example.org', 'no address']],
      ['emails.blocked', ['a@b']],
      ['emails.blocked', [`${'x'.repeat(300)}@example.org`]],
      ['emails.blocked', Array.from({ length: 1001 }, (_, index) => `a${index}@example.org`)],
      ['emails.blocked', 'a@example.org'],
      ['emails.block_headless', 'yes'],
      ['retention', { ...defaultRetention, conversationsMonths: 0 }],
      ['retention', { ...defaultRetention, conversationsMonths: null }],
      ['retention', { ...defaultRetention, auditMonths: 1.5 }],
      ['retention', { ...defaultRetention, binDays: 366 }],
      ['retention', { ...defaultRetention, binDays: Number.NaN }],
      ['retention', {}],
    ]
    for (const [key, input] of cases) {
      expect(await settings.save(owner, key, input, 'default')).toMatchObject({ kind: 'invalid' })
    }
    expect(
      await settings.save(owner, 'emails.blocked', ['fine@example.org', 'no address'], 'default'),
    ).toEqual({
      kind: 'invalid',
      problems: { 1: 'is neither an address nor @ with a host' },
    })
    expect(await database.db.selectFrom('site_settings').select('key').execute()).toEqual([])
  })

  test('what makes no sense in the table is the default', async () => {
    await store('emails.blocked', '{"not": "a list"}')
    await store('emails.block_headless', 'yes, please')
    expect(await readSetting(database.db, 'emails.blocked')).toEqual([])
    expect(await readSetting(database.db, 'emails.block_headless')).toBe(false)
  })

  test('parts that came later have their defaults', async () => {
    await store('retention', '{"conversationsMonths": 3}')
    expect(await readSetting(database.db, 'retention')).toEqual({
      ...defaultRetention,
      conversationsMonths: 3,
    })
  })

  test('are the owner’s alone', async () => {
    const settings = start()
    for (const viewer of [undefined, buildViewer(), buildViewer({ role: 'owner', status: 'suspended' })]) {
      await expect(settings.read(viewer, 'emails.blocked')).rejects.toThrow(RefusedError)
      await expect(settings.save(viewer, 'emails.blocked', [], 'default')).rejects.toThrow(RefusedError)
    }
    expect(dropped).toBe(0)
  })
})
