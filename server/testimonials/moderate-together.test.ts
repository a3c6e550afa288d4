import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Standing } from '#domain/testimonials/moderation.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'

const member = buildViewer()
const approved: Standing = { status: 'approved', featured: false }

describeOnEveryDatabase('two people who moderate the same testimonial', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startTestimonials>
  const { id } = buildTestimonialRow()

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startTestimonials(database)
    await insertTestimonials(database, [buildTestimonialRow({ id })])
  })
  afterEach(() => database.remove())

  const found = async () => {
    const one = await site.testimonials.get(member, id)
    if (!one) throw new Error('the testimonial is gone')
    return one
  }

  test('undo their own change, not the other user’s later one', async () => {
    const first = await site.testimonials.moderate(member, { ids: [id], moderation: 'approve' })
    const second = await site.testimonials.moderate(member, { ids: [id], moderation: 'feature' })
    const undo = ({ changeId = '' }) => site.testimonials.undo(member, changeId)
    expect(await undo(first)).toMatchObject({ undone: [], notes: { length: 1 } })
    expect(await undo(second)).toMatchObject({ undone: [id], notes: [] })
    expect((await found()).testimonial).toMatchObject(approved)
  })

  test('do not overwrite each other’s texts', async () => {
    const edit = (content: string, version: number) =>
      site.testimonials.edit(member, { id, content, projectDetails: '', version })
    expect(await edit('One.', 0)).toEqual({ kind: 'changed' })
    expect(await edit('Other.', 0)).toEqual({ kind: 'conflict' })
    expect(await edit('Other.', 1)).toEqual({ kind: 'changed' })
    const reply = (text: string, version: number) =>
      site.testimonials.reply(member, { id, reply: text, version })
    expect(await reply('Thanks.\nReally.', 2)).toEqual({ kind: 'changed' })
    expect(await reply('Thank you.', 2)).toEqual({ kind: 'conflict' })
    expect(await reply('Thank you.', 3)).toEqual({ kind: 'changed' })
  })

  test('see waiting testimonials, with the mails, lead and request of each', async () => {
    expect(await site.testimonials.countPending(member)).toBe(1)
    const lead = buildLeadRow({ name: 'Zubeda Khan', status: 'won' })
    await insertLeads(database, [lead])
    await site.testimonials.request(member, lead.id)
    const requestedAt = site.time.now.toISOString()
    expect(await site.testimonials.requestOfLead(member, lead.id)).toEqual({
      requestedAt,
      expiresAt: '2026-12-21T10:00:00.000Z',
      answeredAt: null,
      testimonialId: null,
      isOpen: true,
      reminder: { status: 'queued', at: '2026-11-28T10:00:00.000Z' },
    })

    await site.submit({ request: await site.tokenOf('testimonial-request'), email: lead.email })
    const request = await site.testimonials.requestOfLead(member, lead.id)
    expect(request).toMatchObject({ answeredAt: requestedAt, isOpen: false, reminder: undefined })
    expect(await site.testimonials.get(member, request?.testimonialId ?? '')).toMatchObject({
      testimonial: { isClient: true, isVerified: true },
      lead: { id: lead.id, name: 'Zubeda Khan' },
      requestedAt,
      emails: expect.arrayContaining([expect.objectContaining({ template: 'testimonial-received' })]),
    })
    expect(await site.testimonials.countPending(member)).toBe(2)
    await site.testimonials.delete(member, [request?.testimonialId ?? ''])
    expect(await site.testimonials.requestOfLead(member, lead.id)).toMatchObject({ testimonialId: null })
  })

  test('find no request if none was sent, and an expired one closed', async () => {
    const lead = buildLeadRow({ status: 'won' })
    await insertLeads(database, [lead])
    expect(await site.testimonials.requestOfLead(member, lead.id)).toBeUndefined()
    expect(await site.testimonials.requestOfLead(member, 'no id')).toBeUndefined()
    await site.testimonials.request(member, lead.id)
    site.time.now = new Date('2026-12-21T10:00:00.000Z')
    expect(await site.testimonials.requestOfLead(member, lead.id)).toMatchObject({ isOpen: false })
  })
})
