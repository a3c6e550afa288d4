import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { defaultRetention } from '#domain/settings/retention.ts'
import { noSiteContact } from '#domain/settings/site-contact.ts'
import { noSiteLinks, type SiteLinks } from '#domain/settings/site-links.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { readPublicVersion } from '#server/database/public-version.ts'
import { newPhotoKey } from '#server/testimonials/photos/photo-names.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { publish } from '#tests/support/records/publish-testimonials.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
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
  let discarded: string[] = []
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    dropped = 0
    discarded = []
  })
  afterEach(() => database.remove())

  const start = () =>
    createSettings({
      database,
      clock: () => new Date(NOW),
      pagesChanged: () => void dropped++,
      configuredLinks,
      photos: {
        take: async () => ({ ok: true, key: newPhotoKey() }),
        discard: async (key) => void discarded.push(key),
      },
    })
  const store = (key: SettingKey, value: string) =>
    database.write((trx) =>
      trx.insertInto('site_settings').values({ key, value, updated_at: NOW, updated_by: null }).execute(),
    )

  test('have defaults until the owner saves others, which the log records', async () => {
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
      version: saved.kind === 'saved' ? saved.version : 0,
    })
    const log = await database.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
    expect(log).toMatchObject({ actor_id: owner.id, action: 'settings.saved', subject_id: 'emails.blocked' })
    expect(JSON.stringify(log)).not.toContain('a.example')
  })

  test('report an earlier save to the later of two editors', async () => {
    const settings = start()
    const { version } = await settings.read(owner, 'emails.block_headless')
    const outcomes = await Promise.all([
      settings.save(owner, 'emails.block_headless', true, version),
      settings.save(owner, 'emails.block_headless', true, version),
    ])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['conflict', 'saved'])
    const conflict = outcomes.find((outcome) => outcome.kind === 'conflict')
    expect(conflict).toMatchObject({ value: true })
    const again = await settings.save(
      owner,
      'emails.block_headless',
      false,
      conflict?.kind === 'conflict' ? conflict.version : 0,
    )
    expect(again).toMatchObject({ kind: 'saved' })
    expect(again).not.toMatchObject({ version: conflict?.kind === 'conflict' && conflict.version })
    expect(await database.db.selectFrom('audit_log').select('id').execute()).toHaveLength(2)
  })

  test('reject a version that was never shown', async () => {
    const settings = start()
    await store('emails.block_headless', 'true')
    for (const version of [0, 2, -1]) {
      expect(
        await settings.save(owner, 'emails.block_headless', false, version),
        String(version),
      ).toMatchObject({
        kind: 'conflict',
      })
    }
  })

  test('report invalid values part by part, and change nothing', async () => {
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
      ['retention', { ...defaultRetention, suspectedSpamDays: 0 }],
      ['retention', { ...defaultRetention, registrationsDays: null }],
      ['retention', {}],
    ]
    for (const [key, input] of cases) {
      expect(await settings.save(owner, key, input, 0)).toMatchObject({ kind: 'invalid' })
    }
    expect(await settings.save(owner, 'emails.blocked', ['fine@example.org', 'no address'], 0)).toEqual({
      kind: 'invalid',
      problems: { 1: 'is neither an address nor @ with a host' },
    })
    expect(await database.db.selectFrom('site_settings').select('key').execute()).toEqual([])
  })

  test('use the default for an invalid stored value', async () => {
    await store('emails.blocked', '{"not": "a list"}')
    await store('emails.block_headless', 'yes, please')
    expect(await readSetting(database.db, 'emails.blocked')).toEqual([])
    expect(await readSetting(database.db, 'emails.block_headless')).toBe(false)
  })

  test('use defaults for parts that were added later', async () => {
    await store('retention', '{"conversationsMonths": 3}')
    expect(await readSetting(database.db, 'retention')).toEqual({
      ...defaultRetention,
      conversationsMonths: 3,
    })
  })

  test('discard a photo that was replaced, or that lost to an earlier save', async () => {
    const settings = start()
    const save = (version: number) =>
      settings.savePhoto(owner, { photo: { file: 'x' }, remove: false, version })
    const first = await save(0)
    expect(first.kind).toBe('saved')
    const key = await readSetting(database.db, 'site.photo')
    expect((await save(7)).kind).toBe('conflict')
    expect(discarded).toHaveLength(1)
    expect(discarded).not.toContain(key)
    await settings.savePhoto(owner, {
      photo: undefined,
      remove: true,
      version: first.kind === 'saved' ? first.version : 0,
    })
    expect(discarded[1]).toBe(key)
  })

  test('accept only https links, and digits as numbers', async () => {
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
      const outcome = await settings.save(owner, 'site.links', { ...noSiteLinks, ...part }, 0)
      expect(outcome.kind, JSON.stringify(part)).toBe('invalid')
    }
    expect(dropped).toBe(0)
  })

  test('accept one plain address, and one line as the place', async () => {
    const settings = start()
    const wrong = [
      { email: 'a@b.example\r\nBcc: everybody@evil.test' },
      { email: 'a@b.example\n' },
      { email: 'a@b.example, c@d.example' },
      { email: 'a@b.example c@d.example' },
      { email: 'Office <a@b.example>' },
      { email: '<a@b.example>' },
      { email: 'mailto:a@b.example' },
      { email: 'a@b.example?bcc=c@d.example' },
      { email: '"a b"@c.example' },
      { email: '{contactEmail}@c.example' },
      { email: 'a@localhost' },
      { email: 'a@127.0.0.1' },
      { email: 'a@b..example' },
      { email: 'a@-b.example' },
      { email: 'a\u202e@b.example' },
      { email: 'ａ@b.example' },
      { email: `${'a'.repeat(65)}@b.example` },
      { email: `a@${'b'.repeat(60)}.${'c'.repeat(200)}.example` },
      { email: 'no address' },
      { place: 'Pune\r\nBcc: everybody@evil.test' },
      { place: 'Pune\nIndia' },
      { place: 'Pune\t' },
      { place: '<script>alert(1)</script>' },
      { place: '{contactEmail}' },
      { place: 'https://evil.test' },
      { place: 'a@b.example' },
      { place: 'Pune\u202eaidnI' },
      { place: 'Pune\ud800' },
      { place: '12345' },
      { place: 'x'.repeat(81) },
    ]
    for (const part of wrong) {
      const outcome = await settings.save(owner, 'site.contact', { ...noSiteContact, ...part }, 0)
      expect(outcome, JSON.stringify(part)).toMatchObject({
        kind: 'invalid',
        problems: { [Object.keys(part)[0] ?? '']: expect.any(String) },
      })
    }
    expect(dropped).toBe(0)
    let version = 0
    for (const [typed, kept] of [
      [' Office@Pune.example ', 'office@pune.example'],
      ['a.b+c@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g', 'a.b+c@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
      ['', ''],
    ]) {
      const place = 'पुणे, महाराष्ट्र (भारत)'
      const saved = await settings.save(owner, 'site.contact', { email: typed, place: ` ${place} ` }, version)
      expect(saved.kind).toBe('saved')
      const stored = await settings.read(owner, 'site.contact')
      expect(stored.value).toEqual({ email: kept, place })
      version = stored.version
    }
    expect(dropped).toBe(3)
  })

  test('use the owner’s contact details, or those of the content', async () => {
    const links = await createSiteLinks(database.db, {
      siteUrl: 'https://del.example',
      whatsAppNumber: undefined,
      schedulingUrl: undefined,
      paymentUrl: undefined,
      introVideoUrl: undefined,
    })
    const { contact } = links.current
    expect({ ...contact }).toEqual(defaultContact)
    await start().save(owner, 'site.contact', { email: 'a@pune.example', place: '' }, 0)
    await links.refresh()
    expect({ ...contact }).toEqual({ ...defaultContact, email: 'a@pune.example' })
    await store('site.links', '[]')
    await database.write((trx) =>
      trx.updateTable('site_settings').set({ value: '{"email":"x\\nBcc: y@z.example"}' }).execute(),
    )
    await links.refresh()
    expect({ ...contact }).toEqual(defaultContact)
  })

  test('prefer the owner’s links to the server’s, once pages are dropped', async () => {
    const settings = start()
    const set = {
      siteUrl: 'https://del.example',
      whatsAppNumber: '919999999999',
      schedulingUrl: undefined,
      paymentUrl: undefined,
      introVideoUrl: undefined,
    }
    const links = await createSiteLinks(database.db, set)
    expect(links.current).toMatchObject({
      whatsAppNumber: '919999999999',
      social: [],
      hasTestimonials: false,
    })
    const social = [{ name: 'LinkedIn', href: 'https://linkedin.example/in/del' }]
    const wanted = { ...noSiteLinks, whatsAppNumber: '+91 98765-43210', social }
    const before = await readPublicVersion(database.db)
    expect((await settings.save(owner, 'site.links', wanted, 0)).kind).toBe('saved')
    expect(dropped).toBe(1)
    expect(await readPublicVersion(database.db)).toBe(before + 1)
    await publish(database, [{}])
    await links.refresh()
    expect(links.current.whatsAppNumber).toBe('919876543210')
    expect(links.current).toMatchObject({ social, hasTestimonials: true })
  })

  test('are reserved for the owner', async () => {
    const settings = start()
    for (const viewer of [undefined, buildViewer(), buildViewer({ role: 'owner', status: 'suspended' })]) {
      await expect(settings.read(viewer, 'emails.blocked')).rejects.toThrow(RefusedError)
      await expect(settings.save(viewer, 'emails.blocked', [], 0)).rejects.toThrow(RefusedError)
    }
    expect(dropped).toBe(0)
  })
})
