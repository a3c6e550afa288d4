import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startTestimonials, testimonialFields } from '#tests/support/records/test-testimonials.ts'

describeOnEveryDatabase('writing a testimonial', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startTestimonials>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startTestimonials(database)
  })
  afterEach(() => database.remove())

  const rows = () => database.db.selectFrom('testimonials').selectAll().execute()
  const details = () => database.db.selectFrom('testimonial_details').selectAll().execute()
  const mails = () =>
    database.db.selectFrom('emails').select(['template', 'to_address', 'data']).orderBy('template').execute()

  test('queues it with consent, and mails the visitor and the owner', async () => {
    expect(await site.submit({ projectDetails: ' Two branches. ', ownWords: 'good bot' })).toEqual({
      kind: 'sent',
      mailed: true,
    })
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect({ ...row, featured: Boolean(row?.featured) }).toMatchObject({
      name: 'Asha Verma',
      email: 'asha@example.test',
      company: 'Saket Dental Care',
      role: 'Owner',
      content: 'The bot books appointments while we sleep.',
      rating: 5,
      service_type: 'ai-chatbot',
      project_details: 'Two branches.',
      status: 'pending',
      photo_url: null,
      video_url: null,
      featured: false,
      created_at: '2026-11-21T10:00:00.000Z',
    })
    expect(await details()).toMatchObject([
      {
        testimonial_id: row?.id,
        name_shown: 'full',
        consented_at: '2026-11-21T10:00:00.000Z',
        verified_at: null,
        request_id: null,
        own_words: 'good bot',
        flags: '[]',
      },
    ])
    expect((await mails()).map(({ template, to_address }) => `${template} ${to_address}`)).toEqual([
      'testimonial-received asha@example.test',
      'testimonial-waiting owner',
    ])
  })

  test.each([
    ['no name', { name: '  ' }, { name: 'required' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['no text', { content: '' }, { content: 'required' }],
    ['no service', { serviceType: '' }, { serviceType: 'required' }],
    ['no consent', { consent: '' }, { consent: 'consent' }],
    ['an invalid address', { email: 'asha@' }, { email: 'email' }],
    ['an unknown service', { serviceType: 'AI Chatbot' }, { serviceType: 'choice' }],
    ['nine stars', { rating: '9' }, { rating: 'choice' }],
    ['no star', { rating: '0' }, { rating: 'choice' }],
    ['half a star', { rating: '4.5' }, { rating: 'choice' }],
    ['too long a text', { content: 'x'.repeat(2_001) }, { content: 'too-long' }],
    ['a placeholder in the text', { content: 'I needed … (tell it in a few words).' }, { content: 'blank' }],
    [
      'a placeholder in the details',
      { projectDetails: 'We worked on it for … (how long).' },
      { projectDetails: 'blank' },
    ],
    ['an unknown name choice', { nameShown: 'admin' }, { nameShown: 'choice' }],
  ])('refuses it with %s, and stores nothing', async (_what, fields, problems) => {
    expect(await site.submit(fields)).toMatchObject({ kind: 'invalid', problems })
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('ignores all other fields', async () => {
    const [other] = await rows()
    expect(other).toBeUndefined()
    await site.submit({
      id: '00000000-0000-4000-8000-000000000000',
      status: 'approved',
      featured: 'true',
      photo_url: 'https://evil.test/a.svg',
      photoUrl: '/uploads/another-persons.webp',
      photo_key: 'aaaaaaaaaaaaaaaaaaaaaa',
      video_url: 'https://evil.test/v.mp4',
      created_at: '2001-01-01T00:00:00.000Z',
      verified_at: '2001-01-01T00:00:00.000Z',
      request_id: '00000000-0000-4000-8000-000000000000',
      request: 'made-up',
      lead_id: '00000000-0000-4000-8000-000000000000',
      flags: '[]',
      tags: '["best"]',
      reply: 'Thank you',
      service_type: 'cloud-solutions',
      name_shown: 'anonymous',
      __proto__: 'polluted',
    })
    const [row] = await rows()
    expect(row?.id).not.toBe('00000000-0000-4000-8000-000000000000')
    expect(Boolean(row?.featured)).toBe(false)
    expect(row).toMatchObject({
      status: 'pending',
      photo_url: null,
      video_url: null,
      service_type: 'ai-chatbot',
      created_at: '2026-11-21T10:00:00.000Z',
    })
    expect(await details()).toMatchObject([
      {
        verified_at: null,
        request_id: null,
        lead_id: null,
        photo_key: null,
        tags: '[]',
        reply: null,
        name_shown: 'full',
      },
    ])
  })

  test('stores it once if sent twice, without the second photo', async () => {
    const key = 'a-key-of-the-browser'
    await site.submit({ idempotencyKey: key }, { photo: { file: '/tmp/a' } })
    expect(await site.submit({ idempotencyKey: key }, { photo: { file: '/tmp/a' } })).toMatchObject({
      kind: 'sent',
    })
    // Both are sent at the same moment, before either is stored.
    const results = await Promise.all(
      [1, 2].map(() => site.submit({ idempotencyKey: `${key}-2` }, { photo: { file: '/tmp/b' } })),
    )
    expect(results).toMatchObject([{ kind: 'sent' }, { kind: 'sent' }])
    expect(await rows()).toHaveLength(2)
    expect(site.photos.taken - site.photos.discarded.length).toBe(2)
  })

  test('answers a repeat with the same key like the first, whatever changed in it', async () => {
    const key = 'a-key-of-the-browser'
    const first = await site.submit({ idempotencyKey: key, content: 'It answers at night.' })
    const again = { idempotencyKey: key, content: 'It answers at night, in Hindi too.' }
    expect(await site.submit(again)).toEqual(first)
    expect(await rows()).toMatchObject([{ content: 'It answers at night.' }])
  })

  test('treats the same text within a few minutes as one without scripts', async () => {
    await site.submit()
    await site.submit()
    expect(await rows()).toHaveLength(1)
  })

  test('reports a refused photo and stores nothing', async () => {
    const outcome = await site.testimonials.submitTestimonial({
      fields: testimonialFields({ content: 'Fine work.' }),
      headers: new Headers(),
      addressKey: '192.0.2.1',
      locale: 'en',
      photo: { problem: 'photo-size' },
    })
    expect(outcome).toEqual({ kind: 'invalid', problems: { photo: 'photo-size' } })
    expect(await rows()).toEqual([])
  })

  test('flags what a moderator should know', async () => {
    await site.submit()
    await site.submit({ email: 'ASHA@example.test', content: 'See https://spam.test for more.' })
    await site.submit({ email: 'b@example.test', content: 'The bot books appointments while WE sleep!' })
    const flags = (await details()).map((row) => JSON.parse(row.flags))
    expect(flags.toSorted((a, b) => a.length - b.length)).toEqual(
      expect.arrayContaining([[], ['same-address', 'link'], ['same-text']]),
    )
  })

  test('refuses too many from one address with a time', async () => {
    site = startTestimonials(database, { limits: true })
    const outcomes = []
    for (let i = 0; i < 6; i++) outcomes.push(await site.submit({ content: `Words ${i}` }))
    expect(outcomes.at(-1)).toMatchObject({ kind: 'too-many', retryAfterSeconds: expect.any(Number) })
    expect(await rows()).toHaveLength(5)
  })

  test('quarantines automated submissions with their photos until the team decides', async () => {
    site = startTestimonials(database, { timeTraps: true })
    const viewer = buildViewer()
    const cookie = `form=${site.formTimer.start()}`
    expect(await site.submit({ website: 'x' }, { cookie, photo: { file: '/tmp/a' } })).toEqual({
      kind: 'sent',
      mailed: true,
    })
    expect(
      await site.submit({ content: 'Spam spam https://spam.test' }, { photo: { file: '/tmp/b' } }),
    ).toMatchObject({
      kind: 'sent',
    })
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
    expect(await site.testimonials.countQuarantined(viewer)).toBe(2)
    const list = await site.testimonials.listQuarantined(viewer)
    const [fast, spam] = ['The bot books', 'Spam'].map((start) =>
      list.find(({ submission }) => submission.content.startsWith(start)),
    )
    expect(fast?.reasons).toContain('was sent within two seconds of opening the page')
    expect(spam?.reasons).toEqual(['holds a link and was sent without opening the page first'])

    expect(await site.testimonials.deleteQuarantined(viewer, [spam?.id ?? ''])).toEqual({ kind: 'deleted' })
    expect(site.photos.discarded).toEqual([spam?.photoKey])
    expect(await site.testimonials.releaseQuarantined(viewer, fast?.id ?? '')).toEqual({ kind: 'released' })
    expect(await site.testimonials.releaseQuarantined(viewer, fast?.id ?? '')).toEqual({ kind: 'gone' })
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect(await details()).toMatchObject([{ flags: '["too-fast"]', photo_key: fast?.photoKey }])
    expect(await mails()).toHaveLength(2)
    expect(await site.testimonials.countQuarantined(viewer)).toBe(0)
  })

  test('deletes all shown quarantined ones at once with their photos', async () => {
    site = startTestimonials(database, { timeTraps: true })
    const viewer = buildViewer()
    await site.submit({ content: 'Spam spam https://spam.test' }, { photo: { file: '/tmp/a' } })
    await site.submit({ content: 'Spam and spam https://spam.test' })
    await site.submit({ content: 'Spam, eggs and spam https://spam.test' }, { photo: { file: '/tmp/b' } })
    const list = await site.testimonials.listQuarantined(viewer)
    const shown = list.map(({ id }) => id)
    expect(await site.testimonials.deleteQuarantined(viewer, shown)).toEqual({ kind: 'deleted' })
    expect(site.photos.discarded.toSorted()).toEqual(
      list.flatMap(({ photoKey }) => photoKey ?? []).toSorted(),
    )
    expect(site.photos.discarded).toHaveLength(2)
    expect(await site.testimonials.deleteQuarantined(viewer, shown)).toEqual({ kind: 'gone' })
    expect(await site.testimonials.countQuarantined(viewer)).toBe(0)
  })

  test('verifies the address by a button, not by opening the link', async () => {
    await site.submit()
    const token = await site.tokenOf('testimonial-received')
    expect(await site.testimonials.readVerification(token)).toEqual({ kind: 'open', locale: 'en' })
    expect(await site.testimonials.readVerification(token)).toEqual({ kind: 'open', locale: 'en' })
    expect(await site.testimonials.verifyAddress(token)).toEqual({ kind: 'verified', locale: 'en' })
    expect(await site.testimonials.verifyAddress(token)).toEqual({ kind: 'verified', locale: 'en' })
    expect(await site.testimonials.readVerification(token)).toEqual({ kind: 'verified', locale: 'en' })
    expect(await details()).toMatchObject([{ verified_at: '2026-11-21T10:00:00.000Z' }])
  })

  test.each(['', 'x', 'abc.def', `${'a'.repeat(4_000)}.b`])(
    'does nothing for the invalid link %j',
    async (token) => {
      await site.submit()
      expect(await site.testimonials.readVerification(token)).toEqual({ kind: 'gone' })
      expect(await site.testimonials.verifyAddress(token)).toEqual({ kind: 'gone' })
      expect(await details()).toMatchObject([{ verified_at: null }])
    },
  )

  test('does nothing for an expired link', async () => {
    await site.submit()
    const token = await site.tokenOf('testimonial-received')
    site.time.now = new Date('2026-12-30T10:00:00.000Z')
    expect(await site.testimonials.verifyAddress(token)).toEqual({ kind: 'gone' })
  })

  test('asks a won lead once, reminds once, and marks the answer as a verified client’s', async () => {
    const viewer = buildViewer()
    const lead = buildLeadRow({ status: 'won', service_interest: 'ai-web-apps', company: 'Rao Stores' })
    await insertLeads(database, [lead])
    expect(await site.testimonials.request(viewer, lead.id)).toEqual({
      kind: 'requested',
      expiresAt: '2026-12-21T10:00:00.000Z',
    })
    expect(await site.testimonials.request(viewer, lead.id)).toMatchObject({ kind: 'asked-already' })
    const waiting = await database.db
      .selectFrom('emails')
      .select(['template', 'planned_at'])
      .orderBy('template', 'desc')
      .execute()
    expect(waiting).toEqual([
      { template: 'testimonial-request', planned_at: null },
      { template: 'testimonial-reminder', planned_at: '2026-11-28T10:00:00.000Z' },
    ])

    const token = await site.tokenOf('testimonial-request')
    expect(await site.testimonials.readRequest(token)).toEqual({
      service: 'web-application-development',
      name: 'Asha Verma',
      company: 'Rao Stores',
    })
    await site.submit({ request: token })
    expect(await details()).toMatchObject([
      {
        lead_id: lead.id,
        request_id: expect.any(String),
        // The link was sent to that address.
        verified_at: '2026-11-21T10:00:00.000Z',
      },
    ])
    expect((await mails()).map(({ template }) => template)).toEqual([
      'testimonial-received',
      'testimonial-request',
      'testimonial-waiting',
    ])
    // The link works only once.
    expect(await site.testimonials.readRequest(token)).toBeUndefined()
    await site.submit({ request: token, content: 'And again', email: 'other@example.test' })
    expect((await details()).map((row) => row.request_id === null).toSorted()).toEqual([false, true])
    const titles = await database.db.selectFrom('lead_activities').select('title').execute()
    expect(titles.map(({ title }) => title).toSorted()).toEqual([
      'Asked for a testimonial',
      'Wrote a testimonial',
    ])
  })

  test('verifies a different address separately, even with a request link', async () => {
    const lead = buildLeadRow({ status: 'won' })
    await insertLeads(database, [lead])
    await site.testimonials.request(buildViewer(), lead.id)
    const token = await site.tokenOf('testimonial-request')
    await site.submit({ request: token, email: 'private@example.test' })
    expect(await details()).toMatchObject([{ verified_at: null, request_id: expect.any(String) }])
  })

  test('rejects an expired link, after which the client may be asked again', async () => {
    const viewer = buildViewer()
    const lead = buildLeadRow({ status: 'won' })
    await insertLeads(database, [lead])
    await site.testimonials.request(viewer, lead.id)
    const token = await site.tokenOf('testimonial-request')
    site.time.now = new Date('2026-12-22T10:00:00.000Z')
    expect(await site.testimonials.readRequest(token)).toBeUndefined()
    await site.submit({ request: token })
    expect(await details()).toMatchObject([{ request_id: null }])
    expect(await site.testimonials.request(viewer, lead.id)).toMatchObject({ kind: 'requested' })
    expect(await site.testimonials.readRequest(await site.tokenOf('testimonial-request'))).toBeDefined()
    const reminders = (await mails()).filter(({ template }) => template === 'testimonial-reminder')
    expect(reminders).toHaveLength(1)
  })

  test.each([
    ['that is not won', { status: 'negotiating' }, 'not-won'],
    ['without an address', { status: 'won', email: '' }, 'no-address'],
  ] as const)('does not ask a lead %s', async (_what, changes, expected) => {
    const lead = buildLeadRow(changes)
    await insertLeads(database, [lead])
    expect(await site.testimonials.request(buildViewer(), lead.id)).toEqual({ kind: expected })
    expect(await mails()).toEqual([])
  })
})
