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
})
