import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CSV_MARK, csvLine } from '#domain/csv.ts'
import type { DuplicateWay } from '#domain/leads/import/import-fields.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createLogger } from '#server/logger.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { createPrivacy } from '#server/privacy/privacy.ts'
import { createLinkSeal } from '#server/privacy/self/link-seal.ts'
import { createSigner } from '#server/signing.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { undoChange } from '../changes/undo-change.ts'
import { createImports } from './imports.ts'
import { createImportWorker } from './run-imports.ts'
import { tidyImports } from './tidy-imports.ts'

const viewer = buildViewer()
const SECRET = 'a secret of at least 32 characters'

describeOnEveryDatabase('importing leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let folder: string
  let now: Date

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    folder = mkdtempSync(path.join(tmpdir(), 'import-'))
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(async () => {
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const deps = () => ({
    database,
    clock: () => now,
    messageHost: 'example.test',
    wake: () => {},
    personKey: createPersonKey(SECRET),
  })
  const imports = () => createImports(deps())
  const runner = () =>
    createImportWorker({
      database,
      clock: () => now,
      logger: createLogger('silent'),
      personKey: createPersonKey(SECRET),
      pauseShare: 0,
    })
  const erase = (text: string, chosen: string[] = []) =>
    createPrivacy({
      ...deps(),
      siteUrl: 'https://www.example.test',
      links: createSigner(SECRET, 'booking-link'),
      outbox: { wake: () => {}, state: async () => ({ kind: 'working' as const }) },
      photos: { discard: async () => {} },
      pagesChanged: () => {},
      personKey: createPersonKey(SECRET),
      rateLimits: createRateLimits(false),
      dataLinks: createLinkSeal(SECRET),
    }).erase(viewer, { text, chosen, tells: false })
  const stored = async () =>
    JSON.stringify(await database.db.selectFrom('lead_import_parts').select(['rows', 'remarks']).execute())
  const leads = () => database.db.selectFrom('leads').selectAll().orderBy('name').execute()
  const get = async (id: string) => {
    const found = await imports().get(viewer, id)
    if (!found) throw new Error('gone')
    return found
  }

  async function staged(content: string, name = 'old clients.csv'): Promise<string> {
    const file = path.join(folder, 'upload')
    writeFileSync(file, content)
    const outcome = await imports().stage(viewer, { file, name })
    if (outcome.kind !== 'staged') throw new Error(outcome.reason)
    return outcome.id
  }
  async function start(id: string, duplicates: DuplicateWay = 'skip') {
    const plan = { mapping: (await get(id)).guess, duplicates, status: 'contacted', source: 'referral' }
    expect(await imports().start(viewer, { id, plan })).toEqual({ kind: 'started' })
  }
  async function imported(content: string, duplicates?: DuplicateWay): Promise<string> {
    const id = await staged(content)
    await start(id, duplicates)
    await runner().runDue()
    return id
  }
  const figures = async (id: string) => {
    const { imported, joined, skipped, bad } = await get(id)
    return { imported, joined, skipped, bad }
  }

  test('a file is read and shown before anything is imported', async () => {
    const id = await staged('Name,Mobile No.,City\nआशा,98765 43210,Delhi\nJuma,,Mombasa\n')
    expect(await get(id)).toMatchObject({
      fileName: 'old clients.csv',
      status: 'waiting',
      rowsTotal: 2,
      header: ['Name', 'Mobile No.', 'City'],
      guess: ['name', 'phone', null],
      preview: [
        ['आशा', '98765 43210', 'Delhi'],
        ['Juma', '', 'Mombasa'],
      ],
    })
    await runner().runDue()
    expect(await leads()).toEqual([])
  })

  test.each(['skip', 'fill', 'new'] as const)(
    'a trial run tells what the import then does, and writes nothing: %s',
    async (duplicates) => {
      await imported(
        'Name,Email,Phone,Status\nAsha,asha@example.test,,\nOld,old@example.test,98765 00009,Won\n',
      )
      const rows = Array.from({ length: 60 }, (_, i) => `New ${i},new${i}@example.test,,,`)
      const id = await staged(
        `Name,Email,Phone,Budget,City\nA,ASHA@example.test,98765 00001,,Delhi\nB,,98765 00009,,\n${rows.join('\n')}\nC,,98765 00001,lots,\nNew again,new3@example.test,,,\nX,not an address,,,\nY,,,,\n`,
      )
      const mapping = [...(await get(id)).guess].with(4, 'notes')
      const plan = { mapping, duplicates, status: 'new', source: 'referral' }
      const before = await leads()
      const outcome = await imports().try(viewer, { id, plan })
      expect(await leads()).toEqual(before)
      if (outcome.kind !== 'tried') throw new Error(outcome.kind)
      const { trial } = outcome
      expect(trial).toMatchObject({
        rows: 66,
        created: duplicates === 'new' ? 62 : 61,
        unreadable: [
          { line: 66, reason: expect.stringContaining('not understood') },
          { line: 67, reason: expect.stringContaining('neither') },
        ],
        noted: { budget: 1 },
      })
      expect(await imports().start(viewer, { id, plan })).toEqual({ kind: 'started' })
      await runner().runDue()
      const { imported: made, joined, skipped, bad } = await get(id)
      expect({ created: made, known: joined + skipped, bad }).toEqual({
        created: trial.created,
        known: trial.known,
        bad: trial.unreadable.length,
      })
      expect(await imports().try(viewer, { id, plan })).toEqual({ kind: 'unchanged' })
    },
  )

  test('a title above quoted headings is skipped', async () => {
    const id = await staged('Leads of November\n\n"Full\nname";Phone\n"A; B";98765 00001\nJuma;98765 00002\n')
    expect(await get(id)).toMatchObject({ header: ['Full name', 'Phone'], rowsTotal: 2 })
    await start(id)
    await runner().runDue()
    expect((await leads()).map(({ name, phone }) => [name, phone])).toEqual([
      ['A; B', '+919876500001'],
      ['Juma', '+919876500002'],
    ])
    expect(await stored()).not.toContain('Leads of November')
  })

  test('an exported file is imported unchanged', async () => {
    const rows = [
      ['Name', 'E-mail', 'Phone', 'Message'],
      ['@Ravi', 'ravi@example.test', '+65 9123 4601', '=1+1'],
      ["'quoted' Asha", '', '+91 11 2345 6026 ext. 12', '-5'],
    ]
    await imported(CSV_MARK + rows.map(csvLine).join(''))
    expect((await leads()).map(({ name, phone, message }) => [name, phone, message])).toEqual([
      ["'quoted' Asha", '+911123456026 ext. 12', '-5'],
      ['@Ravi', '+6591234601', '=1+1'],
    ])
  })

  test('rows become leads with scores and sources, and no email is sent', async () => {
    await imported(
      'Name,Email,Budget,Status,Notes\nAsha,asha@example.test,50k-1l,Won,met at the fair\nJuma,juma@example.test,,,\n',
    )
    const [asha, juma] = await leads()
    expect(asha).toMatchObject({
      name: 'Asha',
      email: 'asha@example.test',
      budget_range: '50k-1l',
      lead_score: 20,
      lead_priority: 'Low',
      estimated_value: 50_000,
      status: 'won',
      source: 'referral',
      notes: 'met at the fair',
      follow_up_date: null,
    })
    expect(juma).toMatchObject({ status: 'contacted', lead_score: 5 })
    const activities = await database.db
      .selectFrom('lead_activities')
      .selectAll()
      .orderBy('description')
      .execute()
    expect(activities).toMatchObject([
      {
        title: 'Imported from old clients.csv',
        description: 'Line 2 of the file.',
        created_by: viewer.email,
      },
      { title: 'Imported from old clients.csv', description: 'Line 3 of the file.' },
    ])
    expect(await database.db.selectFrom('emails').selectAll().execute()).toEqual([])
    const contacts = await database.db
      .selectFrom('lead_contacts')
      .select('contact')
      .orderBy('contact')
      .execute()
    expect(contacts.map(({ contact }) => contact)).toEqual([
      'email:asha@example.test',
      'email:juma@example.test',
    ])
  })

  test('invalid rows are reported with their line and the reason, and can be downloaded', async () => {
    const id = await imported('Name,Email\nAsha,asha@example.test\n=cmd|calc,nobody\n"Ravi ""R"" Rao",\n')
    expect(await figures(id)).toEqual({ imported: 1, joined: 0, skipped: 0, bad: 2 })
    expect((await get(id)).remarks).toEqual([
      { line: 3, reason: 'The e-mail address is not understood, and there is no phone number' },
      { line: 4, reason: 'There is neither an e-mail address nor a phone number' },
    ])
    const report = await new Response(await imports().report(viewer, id)).text()
    expect(report.split('\r\n')).toEqual([
      'Line,Why,Name,Email',
      `3,"The e-mail address is not understood, and there is no phone number",'=cmd|calc,nobody`,
      '4,There is neither an e-mail address nor a phone number,"Ravi ""R"" Rao",',
      '',
    ])
    // Imported rows are not stored twice.
    const kept = await database.db.selectFrom('lead_import_parts').select('rows').execute()
    expect(JSON.stringify(kept)).not.toContain('asha@example.test')
  })

  test.each<[DuplicateWay, object, string | null]>([
    ['skip', { imported: 1, joined: 0, skipped: 2, bad: 0 }, null],
    ['new', { imported: 1, joined: 0, skipped: 2, bad: 0 }, null],
    ['fill', { imported: 1, joined: 2, skipped: 0, bad: 0 }, 'Saket Dental'],
  ])('with “%s”, a person with an open lead stays one lead', async (duplicates, expected, company) => {
    await captureLead(deps(), buildCapture())
    now = new Date('2026-11-21T11:00:00.000Z')
    const id = await imported(
      'Name,Email,Phone,Company\nAsha V,ASHA@example.test,,Saket Dental\nJuma,juma@example.test,,\nJuma M,,+254 712 345 678,\nJuma,juma@example.test,,Safaris\n'.replace(
        'Juma M,,+254 712 345 678,\n',
        '',
      ),
      duplicates,
    )
    expect(await figures(id)).toEqual(expected)
    const all = await leads()
    expect(all.map(({ name }) => name)).toEqual(['Asha Verma', 'Juma'])
    expect(all[0]?.company).toBe(company)
    expect(all[1]?.company).toBe(duplicates === 'fill' ? 'Safaris' : null)
  })

  test.each<[DuplicateWay, number]>([
    ['skip', 1],
    ['new', 2],
    ['fill', 2],
  ])('with “%s”, a person with a closed lead has %i afterwards', async (duplicates, count) => {
    await captureLead(deps(), buildCapture())
    const [lead] = await leads()
    await database.write((trx) =>
      changeLeads(trx, {
        viewer,
        at: now,
        kind: 'status',
        leads: [{ id: lead?.id ?? '', set: { status: 'won' } }],
      }),
    )
    await imported('Name,Email\nAsha again,asha@example.test\n', duplicates)
    expect(await leads()).toHaveLength(count)
    const contact = await database.db
      .selectFrom('lead_contacts')
      .innerJoin('leads', 'leads.id', 'lead_id')
      .select('name')
      .where('contact', '=', 'email:asha@example.test')
      .executeTakeFirst()
    expect(contact?.name).toBe(count === 2 ? 'Asha again' : 'Asha Verma')
  })

  test('a skipped row leaves no claim on its contacts', async () => {
    await captureLead(deps(), buildCapture())
    await imported('Name,Email,Phone\nAsha,asha@example.test,011 4100 2000\n')
    await captureLead(
      deps(),
      buildCapture({ submission: { name: 'Other', email: 'other@example.test', phone: '011 4100 2000' } }),
    )
    expect((await leads()).map(({ name }) => name)).toEqual(['Asha Verma', 'Other'])
  })

  test('an imported person is recognised when they write', async () => {
    await imported('Name,Phone\nAsha,98765 43210\n')
    await captureLead(deps(), buildCapture())
    expect(await leads()).toMatchObject([{ name: 'Asha', email: 'asha@example.test' }])
  })

  const many = (count: number) =>
    `Name,Email\n${Array.from({ length: count }, (_, index) => `Person ${index},p${index}@example.test\n`).join('')}`

  test('it continues after the process ended, and imports no row twice', async () => {
    const id = await staged(many(520))
    await start(id)
    const first = runner()
    const work = first.runDue()
    await expect.poll(async () => (await get(id)).rowsRead, { interval: 1 }).toBeGreaterThan(0)
    await first.stop()
    await work
    const { rowsRead, status } = await get(id)
    expect(status).toBe('running')
    expect(rowsRead).toBeLessThan(520)
    // As after a crash, the lease was not released.
    await database.write((trx) =>
      trx
        .updateTable('jobs')
        .set({ locked_until: new Date(now.getTime() + 10_000).toISOString() })
        .where('kind', '=', 'import')
        .execute(),
    )
    await runner().runDue()
    expect((await get(id)).rowsRead).toBe(rowsRead)
    now = new Date(now.getTime() + 10_000)
    await Promise.all([runner().runDue(), runner().runDue()])
    expect(await get(id)).toMatchObject({ status: 'done', rowsRead: 520, imported: 520 })
    expect(await leads()).toHaveLength(520)
  })

  test('a stopped import stays where it is', async () => {
    const id = await staged(many(120))
    await start(id)
    expect(await imports().cancel(viewer, id)).toBe('cancelled')
    await runner().runDue()
    expect(await leads()).toEqual([])
    expect(await imports().cancel(viewer, id)).toBe('unchanged')
  })

  test('the fields that an import filled can be emptied again', async () => {
    await captureLead(deps(), buildCapture())
    const id = await imported(
      'Name,Email,Company\nAsha,asha@example.test,Saket Dental\nRavi,ravi@example.test,\n',
      'fill',
    )
    const { changeId } = await get(id)
    expect(await undoChange(deps(), viewer, changeId ?? '')).toMatchObject({ kind: 'undone', notes: [] })
    expect((await leads()).map(({ name, company }) => [name, company])).toEqual([
      ['Asha Verma', null],
      ['Ravi', null],
    ])
  })

  test('rows that cannot be stored are set aside, and the rest continues', async () => {
    const id = await staged(many(60))
    await start(id)
    await database.write((trx) =>
      trx.updateTable('lead_import_parts').set({ rows: '[[2, null]]' }).where('number', '=', 0).execute(),
    )
    for (let attempt = 1; attempt <= 3; attempt++) {
      await runner().runDue()
      now = new Date(now.getTime() + 5 * 60_000)
    }
    expect(await get(id)).toMatchObject({
      status: 'done',
      imported: 35,
      bad: 1,
      remarks: [{ line: 2, reason: 'Could not be stored' }],
    })
  })

  test('hostile cells are stored as text within the limits, and do not stop the import', async () => {
    const id = await imported(
      `Name,Email,Phone,Notes\n"a\u0000b\u001b[31m<script>",x@example.test,,"${'n'.repeat(90_000)}"\n${'é'.repeat(500)},y@example.test,,'; drop table leads; --\n\ud800,z@example.test,٩٨٧٦٥٤٣٢١٠,=1+1\n`,
    )
    expect(await figures(id)).toMatchObject({ imported: 3, bad: 0 })
    const all = await leads()
    expect(all.map(({ name }) => name)).toContain('ab[31m<script>')
    expect(Math.max(...all.map(({ name }) => name.length))).toBe(100)
    expect(Math.max(...all.map(({ notes }) => notes?.length ?? 0))).toBe(5_000)
  })

  test.each<[string, string, RegExp]>([
    ['an empty file', '', /nothing in that file/],
    ['headings only', 'Name,Email\n', /nothing below/],
    ['ten thousand columns', 'x,'.repeat(10_000), /more than 200 columns/],
  ])('%s is refused, and nothing is stored', async (_what, content, reason) => {
    const file = path.join(folder, 'upload')
    writeFileSync(file, content)
    expect(await imports().stage(viewer, { file, name: 'x.csv' })).toEqual({
      kind: 'unreadable',
      reason: expect.stringMatching(reason),
    })
    expect(await database.db.selectFrom('lead_imports').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('lead_import_parts').selectAll().execute()).toEqual([])
  })

  test('without headings the first row counts, and the columns are numbered', async () => {
    const id = await staged('asha@example.test,Asha\nravi@example.test,Ravi\n')
    expect(await get(id)).toMatchObject({ header: ['Column 1', 'Column 2'], rowsTotal: 2 })
  })

  test.each([
    ['no way to tell people apart', ['name', null], /e-mail address or the phone number/],
    ['two columns that are the same', ['email', 'email'], /Two columns/],
    ['a field that is none', ['email', 'password'], /not offered/],
  ])('a plan with %s is refused', async (_what, mapping, problem) => {
    const id = await staged('Name,Email\nAsha,asha@example.test\n')
    const plan = { mapping, duplicates: 'skip', status: 'new', source: 'referral' }
    expect(await imports().start(viewer, { id, plan })).toEqual({
      kind: 'invalid',
      problem: expect.stringMatching(problem),
    })
  })

  test('erased people are not imported again, and the report says so without their data', async () => {
    await captureLead(deps(), buildCapture())
    const [lead] = await leads()
    await erase('asha@example.test', [`leads:${lead?.id}`])
    expect(await leads()).toEqual([])
    const id = await imported(
      'Name,Email,Phone\nAsha,ASHA@example.test,\nJuma,juma@example.test,\nA. Verma,,098765-43210\n',
      'fill',
    )
    expect((await leads()).map(({ name }) => name)).toEqual(['Juma'])
    expect(await figures(id)).toEqual({ imported: 1, joined: 0, skipped: 2, bad: 0 })
    expect(await new Response(await imports().report(viewer, id)).text()).toBe(
      'Line,Why,Name,Email,Phone\r\n2,Asked to be erased\r\n4,Asked to be erased\r\n',
    )
    expect(await stored()).not.toMatch(/verma|asha|43210/i)
    const contacts = await database.db.selectFrom('lead_contacts').select('contact').execute()
    expect(contacts).toEqual([{ contact: 'email:juma@example.test' }])
  })

  test('people who are erased while their file waits are not imported', async () => {
    const waiting = await staged('Name,Email\nMaria,maria@example.test\nZuri,zuri@example.test\n')
    await erase('zuri@example.test')
    await start(waiting)
    await runner().runDue()
    expect(await figures(waiting)).toEqual({ imported: 1, joined: 0, skipped: 1, bad: 0 })
    expect(await stored()).not.toMatch(/zuri/i)
  })

  test('files are deleted after their period, waiting ones after a day', async () => {
    const waiting = await staged('Name,Email\nAsha,asha@example.test\n')
    const done = await imported('Name,Email\nRavi,ravi@example.test\n')
    now = new Date('2026-11-22T11:00:00.000Z')
    await tidyImports(database, now)
    expect(await imports().get(viewer, waiting)).toBeUndefined()
    expect(await imports().get(viewer, done)).toBeDefined()
    now = new Date('2026-12-22T11:00:00.000Z')
    await tidyImports(database, now)
    expect(await database.db.selectFrom('lead_import_parts').selectAll().execute()).toEqual([])
    expect(await leads()).toHaveLength(1)
  })

  test('refuses strangers', async () => {
    const id = await staged('Name,Email\nAsha,asha@example.test\n')
    const stranger = buildViewer({ status: 'pending' })
    const calls = [
      () => imports().list(stranger),
      () => imports().get(stranger, id),
      () => imports().report(stranger, id),
      () => imports().stage(stranger, { file: '/etc/hostname', name: 'x' }),
      () => imports().start(stranger, { id, plan: {} }),
      () => imports().cancel(stranger, id),
      () => imports().discard(stranger, id),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(RefusedError)
  })
})
