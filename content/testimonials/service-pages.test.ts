import { expect, test } from 'vitest'
import { mainPageOf, type Page, type PageId, pages } from '#content/pages.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { pagesOfService, servicesOnPage } from './service-pages.ts'

test.each(testimonialServices)('shows a testimonial about %s on its service page', (service) => {
  for (const page of pagesOfService[service]) {
    expect((pages[page] as Page).parent).toBe('services')
    // Pages with the same content share the testimonials of the canonical page.
    expect(mainPageOf(page)).toBe(page)
    expect(servicesOnPage(page)).toContain(service)
  }
})

test('shows none on other pages', () => {
  const others = (Object.keys(pages) as PageId[]).filter((id) => (pages[id] as Page).parent !== 'services')
  expect(others.flatMap(servicesOnPage)).toEqual([])
})
