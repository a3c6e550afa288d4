import { expect, test } from 'vitest'
import { mainPageOf, type Page, type PageId, pages } from '#content/pages.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { pagesOfService, servicesOnPage } from './service-pages.ts'

test.each(testimonialServices)('a testimonial about %s has a service page, and stands on it', (service) => {
  for (const page of pagesOfService[service]) {
    expect((pages[page] as Page).parent).toBe('services')
    // Pages that show the same as another are served by that one's testimonials.
    expect(mainPageOf(page)).toBe(page)
    expect(servicesOnPage(page)).toContain(service)
  }
})

test('pages about something else have none', () => {
  const others = (Object.keys(pages) as PageId[]).filter((id) => (pages[id] as Page).parent !== 'services')
  expect(others.flatMap(servicesOnPage)).toEqual([])
})
