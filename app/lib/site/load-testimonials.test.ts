import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#server/app.ts'
import type { PublishedTestimonial } from '#server/testimonials/published-testimonials.ts'
import { isIncompleteContext, servicesContext, visitContext } from '../context.ts'
import { loadFeatured, loadTestimonialsOn, testimonialCard } from './load-testimonials.ts'

const testimonial: PublishedTestimonial = {
  id: '1',
  name: 'Asha V.',
  company: 'Saket Dental Care',
  role: 'Owner',
  content: 'Good work.',
  rating: 4,
  service: 'ai-chatbot',
  projectDetails: undefined,
  photo: { small: '/uploads/a-s.webp', large: '/uploads/a.webp' },
  reply: undefined,
  date: '2026-11-20T20:00:00.000Z',
  isClient: true,
}

/** Sets up a visit in which testimonials are read by `read`. */
function visit(read: () => Promise<PublishedTestimonial[]>) {
  const context = new RouterContextProvider()
  const reported: string[] = []
  const services = {
    testimonials: { featured: read, about: read },
    reportError: (_: unknown, path: string) => reported.push(path),
  }
  context.set(servicesContext, services as unknown as Services)
  context.set(visitContext, {
    addressKey: '',
    gone: new AbortController().signal,
    path: '/contact',
    locale: 'en',
    viewer: async () => undefined,
  })
  return { context, reported }
}

test('shows who wrote about what, and the date in Delhi', () => {
  expect(testimonialCard(testimonial, 'en')).toEqual({
    id: '1',
    text: 'Good work.',
    lang: undefined,
    rating: 4,
    stars: '4 stars',
    name: 'Asha V.',
    isClient: true,
    role: 'Owner, Saket Dental Care',
    about: 'AI Chatbot, November 2026',
    photo: '/uploads/a-s.webp',
    reply: undefined,
    hasMore: false,
  })
})

test.each<[string, Partial<PublishedTestimonial>, Record<string, unknown>]>([
  ['an author who wants no name shown', { name: undefined }, { name: 'Name withheld' }],
  ['only a company', { role: undefined }, { role: 'Saket Dental Care' }],
  ['neither a role nor a company', { role: undefined, company: undefined }, { role: undefined }],
  ['a service that no longer exists', { service: undefined }, { about: 'November 2026' }],
  ['one star', { rating: 1 }, { stars: '1 star' }],
  ['Hindi', { content: 'बहुत अच्छा काम।' }, { lang: 'hi' }],
  ['English with a Hindi word', { content: 'Very good, धन्यवाद.' }, { lang: undefined }],
  ['a long text', { content: 'word '.repeat(200) }, { hasMore: true }],
  ['a long reply', { reply: 'word '.repeat(200) }, { hasMore: true }],
  ['project details', { projectDetails: 'Two branches.' }, { hasMore: true }],
])('shows %s', (_, changes, expected) => {
  expect(testimonialCard({ ...testimonial, ...changes }, 'en')).toMatchObject(expected)
})

test('cuts no text and loses no line of a testimonial that is shown in full', () => {
  const long = { ...testimonial, content: `${'word '.repeat(200)}\n\nend`, reply: 'word '.repeat(200) }
  const { text, reply, hasMore } = testimonialCard(long, 'en', { isWhole: true })
  expect([text, reply, hasMore]).toEqual([long.content, long.reply, false])
})

test('shows no testimonials if there are none, nor on pages about something else', async () => {
  const { context } = visit(async () => [])
  expect(await loadFeatured(context)).toBeUndefined()
  expect(await loadTestimonialsOn(context, 'smb')).toBeUndefined()
  const full = visit(async () => [testimonial])
  expect(await loadTestimonialsOn(full.context, 'musicCreation')).toBeUndefined()
  expect((await loadTestimonialsOn(full.context, 'smb'))?.cards).toHaveLength(1)
  expect(full.context.get(isIncompleteContext)).toBe(false)
})

test('leaves testimonials out, marks the page and reports the reason if they can’t be read', async () => {
  const { context, reported } = visit(async () => {
    throw new Error('no database')
  })
  expect(await loadTestimonialsOn(context, 'smb')).toBeUndefined()
  expect(context.get(isIncompleteContext)).toBe(true)
  expect(reported).toEqual(['/services/smb'])
})
