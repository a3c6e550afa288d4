import { expect, test } from 'vitest'
import { withTestimonialDates } from './testimonial-dates.ts'

const own = {
  home: { changed: '2026-11-10' },
  smb: { changed: '2026-11-10' },
  ecommerce: { changed: '2026-11-10' },
  testimonials: { changed: '2026-11-10' },
  about: { changed: '2026-11-10' },
}
const none = { all: undefined, featured: undefined, services: {} }
const days = (changes: Partial<typeof none | Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(withTestimonialDates(own, { ...none, ...changes })).map(([page, { changed }]) => [
      page,
      changed.slice(8),
    ]),
  )

test.each([
  ['no testimonial was ever shown', {}, {}],
  ['a testimonial is older than the page', { all: '2026-11-02T10:00:00.000Z' }, {}],
  ['a testimonial is newer', { all: '2026-11-20T23:59:00.000Z' }, { testimonials: '20' }],
  [
    'a featured testimonial is newer',
    { all: '2026-11-20T10:00:00.000Z', featured: '2026-11-19T10:00:00.000Z' },
    { testimonials: '20', home: '19' },
  ],
  [
    'the newest testimonial is about chatbots',
    { services: { 'ai-chatbot': '2026-11-21T10:00:00.000Z', 'cloud-solutions': '2026-11-01T10:00:00.000Z' } },
    { ecommerce: '21' },
  ],
])('when %s, dates these pages anew: %j', (_, changes, expected) => {
  const same = { home: '10', smb: '10', ecommerce: '10', testimonials: '10', about: '10' }
  expect(days(changes)).toMatchObject({ ...same, ...expected })
})

test('makes up no day for a page without one', () => {
  expect(withTestimonialDates({}, none)).toEqual({})
})
