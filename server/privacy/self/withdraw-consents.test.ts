import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { deleteLeads } from '#server/leads/bin/delete-leads.ts'
import { restoreLeads } from '#server/leads/bin/restore-leads.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { getLead } from '#server/leads/get-lead.ts'
import { mergeLeads } from '#server/leads/merge/merge-leads.ts'
import { readMerge } from '#server/leads/merge/read-merge.ts'
import { listQuarantined, releaseQuarantined } from '#server/leads/quarantined.ts'
import { createSigner } from '#server/signing.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { buildCapture, buildSubmission } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import {
  buildViewer,
  demoFields,
  startTestBookings,
  TEST_SECRET,
  tokenOf,
} from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'
import { createPersonKey } from '../person-key.ts'
import { createPrivacy } from '../privacy.ts'
import { createLinkSeal } from './link-seal.ts'

const viewer = buildViewer()
const email = 'asha@example.test'
const personKey = createPersonKey(TEST_SECRET)

describeOnEveryDatabase('what comes back after a consent was withdrawn', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let calendar: ReturnType<typeof startTestBookings>
  let site: ReturnType<typeof startTestimonials>
  let privacy: ReturnType<typeof createPrivacy>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    calendar = startTestBookings(database, { timeTraps: true })
    site = startTestimonials(database, { timeTraps: true })
    privacy = createPrivacy({
      ...calendar,
      outbox: { wake: () => {}, state: async () => ({ kind: 'working' as const }) },
      photos: { discard: async () => {} },
      pagesChanged: () => {},
      personKey,
      rateLimits: createRateLimits(false),
      dataLinks: createLinkSeal(TEST_SECRET),
      links: createSigner(TEST_SECRET, 'booking-link'),
    })
    at(9)
  })
  afterEach(() => database.remove())

  /** That hour of the day, on every clock. */
  function at(hour: number): string {
    const iso = new Date(Date.UTC(2026, 10, 23, 0, hour * 60)).toISOString()
    calendar.setNow(iso)
    site.time.now = new Date(iso)
    return iso
  }
  const deps = () => ({
    ...calendar,
    messageHost: 'example.test',
    bookQuarantined: calendar.bookings.bookQuarantined,
  })
  async function link() {
    await privacy.askForLink({ email, addressKey: '192.0.2.1', locale: 'en' })
    const { data } = await database.db
      .selectFrom('emails')
      .select('data')
      .where('template', '=', 'data-link')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return (JSON.parse(data) as { url: string }).url.split('/').at(-1) ?? ''
  }
  const withdraw = async () => privacy.withdrawMine({ token: await link(), addressKey: '192.0.2.1' })
  const consent = async () => (await privacy.readMine(await link()))?.consent
  const toldOwner = async () =>
    (await database.db.selectFrom('emails').select('data').where('template', '=', 'data-notice').execute())
      .length
  const idOf = async (address: string) =>
    (
      await database.db
        .selectFrom('leads')
        .select('id')
        .where('email', '=', address)
        .orderBy('created_at')
        .executeTakeFirstOrThrow()
    ).id
  const withdrawnAt = async () => (await getLead(deps(), viewer, await idOf(email)))?.withdrawnAt
  const capture = (submission: Parameters<typeof buildSubmission>[0] = {}) =>
    captureLead(deps(), buildCapture({ submission: { email, ...submission } }))
  const holdQuote = () => {
    const payload = { submission: buildSubmission({ email }), attribution: {}, locale: 'en' }
    const held = { kind: 'quote' as const, payload, reasons: ['holds many links'] }
    return database.write((trx) => quarantine(trx, held, calendar.clock()))
  }
  const holdDemo = () => calendar.book(demoFields({ email, message: 'See https://spam.test' }))
  async function release() {
    const [held] = await listQuarantined(deps(), viewer)
    return releaseQuarantined(deps(), viewer, held?.id ?? '')
  }
  async function intoBin() {
    const id = await idOf(email)
    await deleteLeads(deps(), viewer, [id])
    return () => restoreLeads(deps(), viewer, [id])
  }

  /** What lies apart while the consent is withdrawn, and how it comes back. */
  const apart: Record<string, () => Promise<() => Promise<unknown>>> = {
    'a lead in the bin': async () => {
      await capture()
      return intoBin()
    },
    'a lead in the bin from before consents were stored': async () => {
      await captureLead({ ...deps(), personKey: undefined }, buildCapture({ submission: { email } }))
      return intoBin()
    },
    'a lead that was merged into another': async () => {
      await capture()
      const keep = buildLeadRow({ email: 'asha.work@example.test' })
      await insertLeads(database, [keep])
      const otherId = await idOf(email)
      const seen = (await readMerge(deps(), viewer, keep.id, otherId))?.version ?? ''
      const merge = { keepId: keep.id, otherId, chosen: () => undefined, seen }
      expect(await mergeLeads(deps(), viewer, merge)).toMatchObject({ kind: 'merged' })
      return () => restoreLeads(deps(), viewer, [otherId])
    },
  }

  test.each(Object.entries(apart))('%s is restored as withdrawn', async (_, setApart) => {
    const bringBack = await setApart()
    const when = at(10)
    await withdraw()
    await withdraw()
    expect(await toldOwner()).toBe(1)
    at(11)
    await bringBack()
    expect(await withdrawnAt()).toBe(when)
    expect(await consent()).toBe('withdrawn')
    at(12)
    await capture()
    expect(await withdrawnAt()).toBeNull()
    expect(await consent()).toBe('given')
  })

  test.each([
    ['quote', holdQuote],
    ['demo', holdDemo],
    ['testimonial', () => site.submit({ email, content: 'See https://spam.test' })],
  ])(
    'a %s form that was not taken in is deleted, and one sent after it is a new consent',
    async (_, hold) => {
      const count = async () =>
        (await database.db.selectFrom('quarantined_submissions').select('id').execute()).length
      await hold()
      expect(await consent()).toBe('given')
      at(10)
      await withdraw()
      await withdraw()
      expect(await count()).toBe(0)
      expect(await toldOwner()).toBe(1)
      expect(await consent()).toBe('none')
      at(11)
      await hold()
      expect(await count()).toBe(1)
      expect(await consent()).toBe('given')
    },
  )

  test('of the waiting mails, only necessary ones about a demo are still sent', async () => {
    const cookie = `form=${calendar.formTimer.start()}`
    at(10)
    const wished = (time: string) =>
      calendar.book(demoFields({ email, time }), { headers: new Headers({ cookie }) })
    await wished('15:30')
    await calendar.bookings.cancelByLink(tokenOf(await wished('12:00')), undefined, '192.0.2.1')
    at(11)
    await withdraw()
    const waiting = await database.db
      .selectFrom('emails')
      .select('template')
      .where('to_address', '=', email)
      .where('template', '<>', 'data-link')
      .execute()
    expect(waiting).toEqual([{ template: 'booking-cancelled' }])
  })

  test('the lead says when the form was sent, not when it was released', async () => {
    const sent = calendar.clock().toISOString()
    await holdQuote()
    at(10)
    await release()
    const found = await getLead(deps(), viewer, await idOf(email))
    expect(found?.details?.consented_at).toBe(sent)
    const later = at(11)
    await capture()
    at(10)
    await holdQuote()
    at(12)
    await release()
    const again = await getLead(deps(), viewer, await idOf(email))
    expect(again?.details?.consented_at).toBe(later)
  })

  const standing = async (id: string) => (await site.testimonials.get(viewer, id))?.testimonial

  test.each([
    ['with its consent', true],
    ['from before consents were kept', false],
  ])('a deleted testimonial %s comes back, but not in public', async (_, isKept) => {
    let id: string
    if (isKept) {
      const cookie = `form=${site.formTimer.start()}`
      at(10)
      await site.submit({ email }, { cookie })
      id = (await database.db.selectFrom('testimonials').select('id').executeTakeFirstOrThrow()).id
      await site.testimonials.moderate(viewer, { ids: [id], moderation: 'approve' })
    } else {
      const row = buildTestimonialRow({ email, status: 'approved' })
      await insertTestimonials(database, [row])
      id = row.id
    }
    const stays = buildTestimonialRow({ email: 'ravi@example.test', status: 'approved' })
    await insertTestimonials(database, [stays])
    at(11)
    const { changeId = '' } = await site.testimonials.delete(viewer, [id, stays.id])
    await withdraw()
    await withdraw()
    expect(await toldOwner()).toBe(1)
    expect(await consent()).toBe('withdrawn')
    const undone = await site.testimonials.undo(viewer, changeId)
    expect(undone?.kind === 'undone' && undone.undone.sort()).toEqual([id, stays.id].sort())
    expect(await standing(id)).toMatchObject({ status: 'rejected', featured: false })
    expect(await standing(stays.id)).toMatchObject({ status: 'approved' })
  })
})
