import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { moderate, moderations, type Standing, UNDO_MS } from '#domain/testimonials/moderation.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'
import { readTestimonialFilters, type TestimonialFilters } from '#domain/testimonials/testimonial-filters.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  realisticTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'
import { forgetDeleted } from './forget-deleted.ts'
import { TESTIMONIALS_PER_PAGE } from './list-testimonials.ts'

const member = buildViewer()
const noId = '00000000-0000-4000-8000-000000000000'
const everything = readTestimonialFilters(() => null)

describeOnEveryDatabase('moderating testimonials', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startTestimonials>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startTestimonials(database)
  })
  afterEach(() => database.remove())

  const { id } = buildTestimonialRow()
  const put = (changes: Parameters<typeof buildTestimonialRow>[0] = {}) =>
    insertTestimonials(database, [buildTestimonialRow({ id, ...changes })])
  const item = async () => (await site.testimonials.get(member, id))?.testimonial
  const standing = async () => {
    const found = await item()
    return found && { status: found.status, featured: found.featured }
  }
  const version = async () =>
    (await database.db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version
  const actions = async () =>
    (await database.db.selectFrom('audit_log').select(['action', 'details']).execute()).map(
      ({ action }) => action,
    )
  const letters = () =>
    database.db
      .selectFrom('emails')
      .select(['status', 'planned_at'])
      .where('template', '=', 'testimonial-approved')
      .execute()

  const standings: Standing[] = [
    { status: 'pending', featured: false },
    { status: 'approved', featured: false },
    { status: 'approved', featured: true },
    { status: 'rejected', featured: false },
  ]
  test.each(standings.flatMap((before) => moderations.map((moderation) => ({ before, moderation }))))(
    'applies $moderation to $before as the table says, and records it',
    async ({ before, moderation }) => {
      await put(before)
      const after = moderate(before, moderation)
      const outcome = await site.testimonials.moderate(member, { ids: [id], moderation })
      expect(outcome).toMatchObject({
        changed: after ? [id] : [],
        refused: after ? [] : [id],
        gone: [],
      })
      expect(await standing()).toEqual(after ?? before)
      expect(await actions()).toEqual(after ? [`testimonial.${moderation}`] : [])
      const isSeen = after !== undefined && (before.status === 'approved' || after.status === 'approved')
      expect(await version()).toBe(isSeen ? 1 : 0)
      expect(site.told.pages).toBe(after ? 1 : 0)
      if (!after) return
      // Any change can be undone for a while.
      const { changeId = '' } = outcome
      expect(await site.testimonials.undo(member, changeId)).toMatchObject({ undone: [id] })
      expect(await standing()).toEqual(before)
      expect(await site.testimonials.undo(member, changeId)).toEqual({ kind: 'already' })
    },
  )

  test('changes several at once, each if possible', async () => {
    const [one, two] = [buildTestimonialRow(), buildTestimonialRow({ status: 'rejected' })]
    await insertTestimonials(database, [one, two])
    expect(
      await site.testimonials.moderate(member, {
        ids: [one.id, two.id, noId, 'x', one.id],
        moderation: 'approve',
      }),
    ).toMatchObject({ changed: [one.id], refused: [two.id], gone: [noId, 'x'] })
  })

  test('refuses undo after a while', async () => {
    await put()
    const change = await site.testimonials.moderate(member, { ids: [id], moderation: 'reject' })
    site.time.now = new Date(site.time.now.getTime() + UNDO_MS)
    expect(await site.testimonials.undo(member, change.changeId ?? '')).toEqual({ kind: 'too-late' })
    expect(await standing()).toEqual({ status: 'rejected', featured: false })
  })

  test('mails the author once about the approval, after the undo period', async () => {
    await site.submit()
    const token = await site.tokenOf('testimonial-received')
    const { id: written } = await database.db
      .selectFrom('testimonials')
      .select('id')
      .executeTakeFirstOrThrow()
    const change = (moderation: 'approve' | 'unapprove') =>
      site.testimonials.moderate(member, { ids: [written], moderation })
    await change('approve')
    // The address is not verified.
    expect(await letters()).toEqual([])
    await change('unapprove')
    await site.testimonials.verifyAddress(token)
    await change('approve')
    expect(await letters()).toEqual([
      { status: 'queued', planned_at: new Date(site.time.now.getTime() + UNDO_MS).toISOString() },
    ])
    await change('unapprove')
    expect(await letters()).toEqual([])
    await change('approve')
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ status: 'sent' }).execute()
    })
    await change('unapprove')
    await change('approve')
    expect(await letters()).toMatchObject([{ status: 'sent' }])
  })

  test('deletes one with its mails, and restores it unchanged within the undo period', async () => {
    await site.submit({ projectDetails: 'Two branches.' }, { photo: { file: '/tmp/a' } })
    const { id: written } = await database.db
      .selectFrom('testimonials')
      .select('id')
      .executeTakeFirstOrThrow()
    await site.testimonials.moderate(member, { ids: [written], moderation: 'approve' })
    await site.testimonials.moderate(member, { ids: [written], moderation: 'feature' })
    await site.testimonials.edit(member, {
      id: written,
      content: 'Corrected.',
      projectDetails: '',
      version: 1,
    })
    const before = await site.testimonials.get(member, written)

    const outcome = await site.testimonials.delete(member, [written, noId])
    expect(outcome).toMatchObject({ deleted: [written], gone: [noId] })
    const { changeId = '' } = outcome
    expect(await site.testimonials.get(member, written)).toBeUndefined()
    expect(await site.testimonials.featured()).toEqual([])
    expect(await database.db.selectFrom('emails').select('id').execute()).toEqual([])

    expect(await site.testimonials.undo(member, changeId)).toMatchObject({ undone: [written] })
    expect(await site.testimonials.get(member, written)).toEqual({ ...before, emails: [] })
    expect(await site.testimonials.undo(member, changeId)).toEqual({ kind: 'already' })
    expect(await actions()).toEqual(expect.arrayContaining(['testimonial.deleted', 'testimonial.restored']))
  })

  test('removes a deleted one with its photo after the undo period', async () => {
    await site.submit({}, { photo: { file: '/tmp/a' } })
    const { id: written } = await database.db
      .selectFrom('testimonials')
      .select('id')
      .executeTakeFirstOrThrow()
    const { changeId = '' } = await site.testimonials.delete(member, [written])
    const forget = () =>
      forgetDeleted({
        database,
        clock: () => site.time.now,
        photos: { discard: async (key) => void site.photos.discarded.push(key) },
      })
    await forget()
    expect(site.photos.discarded).toEqual([])
    site.time.now = new Date(site.time.now.getTime() + UNDO_MS)
    expect(await site.testimonials.undo(member, changeId)).toEqual({ kind: 'too-late' })
    await forget()
    expect(site.photos.discarded).toHaveLength(1)
    expect(await database.db.selectFrom('deleted_testimonials').select('id').execute()).toEqual([])
  })

  const versionOf = async (id: string) => (await site.testimonials.get(member, id))?.testimonial.version ?? 0

  test('stores the old text of each edit with its editor', async () => {
    await put({ project_details: 'Two branches.' })
    const edit = async (content: string, projectDetails = 'Two branches.') =>
      site.testimonials.edit(member, { id, content, projectDetails, version: await versionOf(id) })
    expect(await edit('The bot books appointments while we sleep.')).toEqual({ kind: 'unchanged' })
    expect(await edit(' ')).toEqual({ kind: 'invalid', problem: 'required' })
    expect(await edit('x'.repeat(2_001))).toEqual({ kind: 'invalid', problem: 'too-long' })
    expect(await edit('First')).toEqual({ kind: 'changed' })
    site.time.now = new Date(site.time.now.getTime() + 1)
    expect(await edit('Second', '')).toEqual({ kind: 'changed' })
    const found = await site.testimonials.get(member, id)
    expect(found?.testimonial).toMatchObject({ content: 'Second', project_details: null })
    expect(found?.edits.map(({ content, project_details }) => [content, project_details])).toEqual([
      ['First', 'Two branches.'],
      ['The bot books appointments while we sleep.', 'Two branches.'],
    ])
  })

  test('shows a reply in public and removes it', async () => {
    await put({ status: 'approved', featured: true })
    expect(
      await site.testimonials.reply(member, {
        id,
        reply: ' Thank you, Asha. ',
        version: await versionOf(id),
      }),
    ).toEqual({
      kind: 'changed',
    })
    expect(await item()).toMatchObject({ reply: 'Thank you, Asha.' })
    const [shown] = await site.testimonials.featured()
    expect(shown?.reply).toBe('Thank you, Asha.')
    await site.testimonials.reply(member, { id, reply: '', version: await versionOf(id) })
    expect((await site.testimonials.featured())[0]?.reply).toBeUndefined()
  })

  test('publishes only the public fields', async () => {
    await site.submit({ projectDetails: 'Two branches.' }, { photo: { file: '/tmp/a' } })
    await site.submit({ nameShown: 'short', email: 'b@example.test', content: 'Short', role: '' })
    await site.submit(
      { nameShown: 'anonymous', email: 'c@example.test', content: 'Nameless' },
      { photo: { file: '/tmp/b' } },
    )
    const rows = await database.db.selectFrom('testimonials').select('id').execute()
    const ids = rows.map((row) => row.id)
    expect((await site.testimonials.published({ page: 1 })).testimonials).toEqual([])
    await site.testimonials.moderate(member, { ids, moderation: 'approve' })
    const { testimonials } = await site.testimonials.published({ page: 1 })
    const shown = Object.fromEntries(testimonials.map((one) => [one.content, one]))
    for (const one of testimonials) {
      expect(Object.keys(one).toSorted()).toEqual([
        'company',
        'content',
        'date',
        'id',
        'isClient',
        'name',
        'photo',
        'projectDetails',
        'rating',
        'reply',
        'role',
        'service',
      ])
    }
    expect(shown['The bot books appointments while we sleep.']).toMatchObject({
      name: 'Asha Verma',
      company: 'Saket Dental Care',
      projectDetails: 'Two branches.',
      photo: { small: expect.stringMatching(/^\/uploads\/[\w-]+-s\.webp$/) },
    })
    expect(shown.Short).toMatchObject({ name: 'Asha V.', role: undefined })
    expect(shown.Nameless).toMatchObject({ name: undefined, company: undefined, photo: undefined })
    expect(JSON.stringify(shown.Nameless)).not.toMatch(/Asha|Saket|example\.test/)
    expect(JSON.stringify(testimonials)).not.toContain('@')
  })

  test('shows the three newest featured ones on the home page, and those of its services on a service page', async () => {
    const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`
    await insertTestimonials(database, [
      ...[1, 2, 3, 4].map((n) =>
        buildTestimonialRow({ status: 'approved', featured: true, content: `F${n}`, created_at: day(n) }),
      ),
      buildTestimonialRow({ status: 'approved', content: 'newest', created_at: day(20) }),
      // An older system may have left such rows.
      buildTestimonialRow({ status: 'pending', featured: true, content: 'waits', created_at: day(21) }),
      buildTestimonialRow({
        status: 'approved',
        service_type: 'Cloud Solutions',
        content: 'by its label',
        created_at: day(19),
      }),
    ])
    const words = (list: { content: string }[]) => list.map(({ content }) => content)
    expect(words(await site.testimonials.featured())).toEqual(['F4', 'F3', 'F2'])
    expect(words(await site.testimonials.about(['ai-chatbot']))).toEqual(['F4', 'F3', 'F2'])
    expect(words(await site.testimonials.about(['cloud-solutions']))).toEqual(['by its label'])
    expect(await site.testimonials.about(['ai-automation'])).toEqual([])
  })

  test('filters and pages the public list, with the average of all approved ones', async () => {
    expect(await site.testimonials.published({ page: 1 })).toEqual({
      testimonials: [],
      total: 0,
      page: 1,
      pages: 1,
      count: 0,
      averageRating: undefined,
      services: [],
    })
    await insertTestimonials(database, [
      ...Array.from({ length: 13 }, () => buildTestimonialRow({ status: 'approved', rating: 5 })),
      buildTestimonialRow({ status: 'approved', rating: 3, service_type: 'cloud-solutions' }),
      buildTestimonialRow({ status: 'rejected', rating: 1 }),
    ])
    const all = await site.testimonials.published({ page: 1 })
    expect(all).toMatchObject({ total: 14, pages: 2, count: 14, averageRating: 4.9 })
    expect(all.services.toSorted()).toEqual(['ai-chatbot', 'cloud-solutions'])
    expect(all.testimonials).toHaveLength(8)
    expect((await site.testimonials.published({ page: 2 })).testimonials).toHaveLength(6)
    expect((await site.testimonials.published({ page: 99 })).page).toBe(2)
    expect(await site.testimonials.published({ page: 1, service: 'cloud-solutions' })).toMatchObject({
      total: 1,
      count: 14,
    })
    expect(await site.testimonials.published({ page: 1, rating: 5 })).toMatchObject({ total: 13 })
  })

  test('computes the figures of all testimonials', async () => {
    expect(await site.testimonials.stats(member)).toEqual({
      total: 0,
      pending: 0,
      approved: 0,
      rejected: 0,
      averageRating: undefined,
    })
    await insertTestimonials(database, [
      buildTestimonialRow({ rating: 5, status: 'approved' }),
      buildTestimonialRow({ rating: 4 }),
      buildTestimonialRow({ rating: 4, status: 'rejected' }),
    ])
    expect(await site.testimonials.stats(member)).toEqual({
      total: 3,
      pending: 1,
      approved: 1,
      rejected: 1,
      averageRating: 4.3,
    })
  })
})

type Asking = (site: ReturnType<typeof startTestimonials>, viewer: Viewer | undefined) => Promise<unknown>
const uses: Record<string, Asking> = {
  list: ({ testimonials }, viewer) => testimonials.list(viewer, everything),
  get: ({ testimonials }, viewer) => testimonials.get(viewer, noId),
  stats: ({ testimonials }, viewer) => testimonials.stats(viewer),
  ...Object.fromEntries(
    moderations.map((moderation): [string, Asking] => [
      moderation,
      ({ testimonials }, viewer) => testimonials.moderate(viewer, { ids: [noId], moderation }),
    ]),
  ),
  undo: ({ testimonials }, viewer) => testimonials.undo(viewer, noId),
  delete: ({ testimonials }, viewer) => testimonials.delete(viewer, [noId]),
  edit: ({ testimonials }, viewer) =>
    testimonials.edit(viewer, { id: noId, content: 'x', projectDetails: '', version: 0 }),
  reply: ({ testimonials }, viewer) => testimonials.reply(viewer, { id: noId, reply: 'x', version: 0 }),
  request: ({ testimonials }, viewer) => testimonials.request(viewer, noId),
  countPending: ({ testimonials }, viewer) => testimonials.countPending(viewer),
  requestOfLead: ({ testimonials }, viewer) => testimonials.requestOfLead(viewer, noId),
  countQuarantined: ({ testimonials }, viewer) => testimonials.countQuarantined(viewer),
  listQuarantined: ({ testimonials }, viewer) => testimonials.listQuarantined(viewer),
  releaseQuarantined: ({ testimonials }, viewer) => testimonials.releaseQuarantined(viewer, noId),
  deleteQuarantined: ({ testimonials }, viewer) => testimonials.deleteQuarantined(viewer, [noId]),
}
const askers: [string, Viewer | undefined, boolean][] = [
  ['a visitor', undefined, false],
  ['a pending account', buildViewer({ status: 'pending' }), false],
  ['a suspended account', buildViewer({ status: 'suspended' }), false],
  ['a person with an unverified address', buildViewer({ emailVerified: false }), false],
  ['a member', member, true],
  ['the owner', buildViewer({ role: 'owner' }), true],
]

describe('permissions', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase('sqlite')
  })
  afterAll(() => database.remove())

  test('lists every use case of the team in the table', () => {
    const open = [
      'submitTestimonial',
      'readRequest',
      'readVerification',
      'verifyAddress',
      'featured',
      'about',
      'published',
      'publishedOne',
    ]
    const others = [...open, 'moderate', 'draft', 'photo', 'forgetDeleted']
    const names = Object.keys(startTestimonials(database).testimonials)
    expect(names.filter((name) => !(name in uses) && !others.includes(name))).toEqual([])
  })

  test.each(
    Object.keys(uses).flatMap((use) => askers.map(([who, viewer, may]) => ({ use, who, viewer, may }))),
  )('returns for $use by $who: $may', async ({ use, viewer, may }) => {
    const asked = uses[use]?.(startTestimonials(database), viewer)
    if (may) await expect(asked).resolves.not.toThrow()
    else await expect(asked).rejects.toThrow(RefusedError)
  })
})

describeOnEveryDatabase('finding testimonials', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const status = (at: number): TestimonialStatus => (at % 2 ? 'pending' : 'approved')
  const list = (filters: Partial<TestimonialFilters> = {}) =>
    startTestimonials(database).testimonials.list(member, { ...everything, ...filters })

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertTestimonials(database, [
      buildTestimonialRow({ name: 'सुनीता देवी', content: '100% fine_work', rating: 3, company: null }),
      buildTestimonialRow({ name: 'Priya', service_type: 'Cloud Solutions', rating: 1 }),
    ])
    await insertTestimonials(
      database,
      [...realisticTestimonials(60)].map((row, at) => ({
        ...row,
        status: status(at),
        rating: 4,
        service_type: 'ai-automation',
      })),
    )
  })
  afterAll(() => database.remove())

  test.each<[Partial<TestimonialFilters>, number]>([
    [{}, 62],
    [{ search: 'सुनीता' }, 1],
    [{ search: '100%' }, 1],
    [{ search: 'fine_work' }, 1],
    [{ search: 'saket PRIYA', service: 'cloud-solutions' }, 1],
    [{ search: "'; drop table testimonials; --" }, 0],
    [{ search: 'fine\\' }, 0],
    [{ search: 'PRIYA', page: 99 }, 12],
    [{ status: 'rejected' }, 0],
    [{ featured: 'yes' }, 0],
    [{ featured: 'no' }, 62],
    [{ service: 'cloud-solutions' }, 1],
    [{ service: 'ai-automation' }, 60],
    [{ rating: 4 }, 60],
    [{ rating: 3 }, 61],
    [{ rating: 5 }, 0],
  ])('finds for %j %i', async (filters, total) => {
    expect((await list(filters)).total).toBe(total)
  })

  test('pages without gaps in every order', async () => {
    for (const sort of ['newest', 'oldest', 'best', 'worst'] as const) {
      const pages = [await list({ sort }), await list({ sort, page: 2 }), await list({ sort, page: 3 })]
      const ids = pages.flatMap(({ testimonials }) => testimonials.map(({ id }) => id))
      expect(new Set(ids).size).toBe(62)
      expect(pages[0]).toMatchObject({ page: 1, pages: 3, total: 62 })
      expect(pages[0]?.testimonials).toHaveLength(TESTIMONIALS_PER_PAGE)
      const all = pages.flatMap(({ testimonials }) => testimonials)
      const dates = all.map(({ created_at }) => created_at)
      if (sort === 'newest') expect(dates).toEqual(dates.toSorted().toReversed())
      if (sort === 'oldest') expect(dates).toEqual(dates.toSorted())
      const ratings = all.map(({ rating }) => rating)
      if (sort === 'best') expect(ratings).toEqual(ratings.toSorted().toReversed())
      if (sort === 'worst') expect(ratings).toEqual(ratings.toSorted())
    }
    expect((await list({ page: 50 })).page).toBe(3)
  })
})
