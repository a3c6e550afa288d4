import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultRetention } from '#domain/settings/retention.ts'
import { noSiteLinks, type SiteLinks } from '#domain/settings/site-links.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { readPublicVersion } from '#server/database/public-version.ts'
import { buildViewer } from '#tests/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { createSiteLinks } from './current-links.ts'
import { readSetting } from './read-setting.ts'
import { createSettings } from './settings.ts'
import type { SettingKey } from './site-settings.ts'

const owner = buildViewer({ id: 'owner-1', role: 'owner' })
const configuredLinks = { whatsAppNumber: null, schedulingUrl: null, paymentUrl: null, introVideoUrl: null }
const NOW = '2026-11-23T10:00:00.000Z'

describeOnEveryDatabase('the settings', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let dropped = 0
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    dropped = 0
  })
  afterEach(() => database.remove())

  const start = () =>
    createSettings({
      database,
      clock: () => new Date(NOW),
      pagesChanged: () => void dropped++,
      configuredLinks,
    })
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

  test('links lead to https only, and numbers are digits', async () => {
    const settings = start()
    const wrong: Partial<SiteLinks>[] = [
      { schedulingUrl: 'http://cal.example/x' },
      { paymentUrl: 'javascript:alert(1)' },
      { introVideoUrl: 'https://user:pass@video.example/' },
      { paymentUrl: 'https://pay.example/"onclick=' },
      { paymentUrl: 'https://localhost/' },
      { whatsAppNumber: '12345' },
      { whatsAppNumber: 'call me maybe' },
      { social: [{ name: '', href: 'https://a.example/' }] },
      { social: [{ name: 'A', href: '' }] },
      { social: Array.from({ length: 6 }, () => ({ name: 'A', href: 'https://a.example/' })) },
    ]
    for (const part of wrong) {
      const outcome = await settings.save(owner, 'site.links', { ...noSiteLinks, ...part }, 'default')
      expect(outcome.kind, JSON.stringify(part)).toBe('invalid')
    }
    expect(dropped).toBe(0)
  })

  test('links of the owner go before those of the server, once pages are dropped', async () => {
    const settings = start()
    const set = {
      siteUrl: 'https://del.example',
      whatsAppNumber: '919999999999',
      schedulingUrl: undefined,
      paymentUrl: undefined,
      introVideoUrl: undefined,
    }
    const links = await createSiteLinks(database.db, set)
    expect(links.current).toMatchObject({ whatsAppNumber: '919999999999', social: [] })
    const social = [{ name: 'LinkedIn', href: 'https://linkedin.example/in/del' }]
    const wanted = { ...noSiteLinks, whatsAppNumber: '+91 98765-43210', social }
    const before = await readPublicVersion(database.db)
    expect((await settings.save(owner, 'site.links', wanted, 'default')).kind).toBe('saved')
    expect(dropped).toBe(1)
    expect(await readPublicVersion(database.db)).toBe(before + 1)
    await links.refresh()
    expect(links.current.whatsAppNumber).toBe('919876543210')
    expect(links.current.social).toEqual(social)
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
