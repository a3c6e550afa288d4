import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildViewer } from '#tests/support/records/builders.ts'
import { publish } from '#tests/support/records/publish-testimonials.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'

const member = buildViewer()
const at = (day: string) => `2026-11-${day}T10:00:00.000Z`

describeOnEveryDatabase('published testimonials', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startTestimonials>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startTestimonials(database)
  })
  afterEach(() => database.remove())

  test('returns a single one only while it is published', async () => {
    const { id } = buildTestimonialRow()
    await insertTestimonials(database, [buildTestimonialRow({ id })])
    const one = () => site.testimonials.publishedOne(id)
    expect(await one()).toBeUndefined()
    await site.testimonials.moderate(member, { ids: [id], moderation: 'approve' })
    expect(await one()).toMatchObject({ id, name: 'Asha Verma' })
    await site.testimonials.moderate(member, { ids: [id], moderation: 'reject' })
    expect(await one()).toBeUndefined()
    for (const unknown of ['', 'x', "' or 1=1", id.replace(/.$/, '')]) {
      expect(await site.testimonials.publishedOne(unknown)).toBeUndefined()
    }
  })

  test('recognises a service that an older system stored by its label', async () => {
    await publish(database, [{ service_type: 'Cloud Solutions' }, { service_type: 'Something else' }])
    const { testimonials, services } = await site.testimonials.published({ page: 1 })
    expect(testimonials.map(({ service }) => service)).toEqual(['cloud-solutions', undefined])
    expect(services).toEqual(['cloud-solutions'])
  })

  test('returns the last change for all, for home and for each service', async () => {
    expect(await site.testimonials.publishedChanges()).toMatchObject({ all: undefined, featured: undefined })
    const [answered = '', featured = ''] = await publish(database, [
      { updated_at: at('01'), details: { reply: 'Thanks', replied_at: at('05') } },
      { updated_at: at('03'), featured: true, service_type: 'cloud-solutions' },
      { updated_at: at('20'), status: 'pending' },
      { updated_at: at('20'), status: 'rejected' },
    ])
    const changes = () => site.testimonials.publishedChanges()
    expect(await changes()).toMatchObject({ all: at('05'), featured: at('03') })
    const { services } = await changes()
    expect([services['ai-chatbot'], services['cloud-solutions']]).toEqual([at('05'), at('03')])

    // A removal is a change too.
    site.time.now = new Date(at('10'))
    await site.testimonials.moderate(member, { ids: [featured], moderation: 'unfeature' })
    expect(await changes()).toMatchObject({ all: at('10'), featured: at('10') })
    site.time.now = new Date(at('12'))
    await site.testimonials.moderate(member, { ids: [answered], moderation: 'unapprove' })
    expect(await changes()).toMatchObject({ all: at('12'), featured: at('10') })
  })
})
