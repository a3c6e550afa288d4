import type { RouterContextProvider } from 'react-router'
import type { TestimonialBlockData } from '#app/sections/testimonial-block.tsx'
import type { TestimonialCard } from '#app/sections/testimonials.tsx'
import { copy } from '#content/copy/copy.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import { starsLabel, testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { servicesOnPage } from '#content/testimonials/service-pages.ts'
import { sayMonth } from '#domain/bookings/say-time.ts'
import type { Locale } from '#domain/locale.ts'
import { excerpt } from '#domain/testimonials/excerpt.ts'
import type { PublishedTestimonial } from '#server/testimonials/published-testimonials.ts'
import { isIncompleteContext, servicesContext, visitContext } from '../context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * How many characters of a text are shown in a list; a longer text has a page of its own. With the most cards
 * that a page shows and every field at its longest, the page still fits in the first round trip.
 */
const lengths = { text: 200, reply: 100 }

/** Loads the featured testimonials for the home page; undefined if there are none. */
export function loadFeatured(context: Context): Promise<TestimonialBlockData | undefined> {
  return loadBlock(context, 'home', context.get(servicesContext).testimonials.featured())
}

/** Loads testimonials about what a service page offers; undefined if there are none. */
export async function loadTestimonialsOn(
  context: Context,
  page: PageId,
): Promise<TestimonialBlockData | undefined> {
  const services = servicesOnPage(page)
  if (services.length === 0) return undefined
  return loadBlock(context, page, context.get(servicesContext).testimonials.about(services))
}

/** Leaves the block out of this visitor's uncached page if testimonials can't be read. */
async function loadBlock(context: Context, page: PageId, reading: Promise<PublishedTestimonial[]>) {
  const { locale } = context.get(visitContext)
  let testimonials: PublishedTestimonial[]
  try {
    testimonials = await reading
  } catch (error) {
    context.get(servicesContext).reportError(error, pathOf(page, locale))
    context.set(isIncompleteContext, true)
    return undefined
  }
  if (testimonials.length === 0) return undefined
  const { heading, client, reply, more, all } = copy[locale].testimonialWords
  return {
    cards: testimonials.map((testimonial) => testimonialCard(testimonial, locale)),
    words: { heading, client, reply, more, all },
    all: pathOf('testimonials', locale),
  }
}

/** Describes a testimonial for display in a language, with shortened texts unless `isWhole` is set. */
export function testimonialCard(
  testimonial: PublishedTestimonial,
  locale: Locale,
  { isWhole = false } = {},
): TestimonialCard {
  const { id, rating, name, isClient, role, company, service, photo, date, projectDetails } = testimonial
  const cut = (text: string, length: number) => (isWhole ? { text, isCut: false } : excerpt(text, length))
  const text = cut(testimonial.content, lengths.text)
  const reply = testimonial.reply === undefined ? undefined : cut(testimonial.reply, lengths.reply)
  const label = service && testimonialServiceLabels[locale][service]
  const month = sayMonth(date, copy[locale].book.form.picker.calendar)
  return {
    id,
    text: text.text,
    lang: isHindi(text.text) && locale !== 'hi' ? 'hi' : undefined,
    rating,
    stars: starsLabel(rating, copy[locale].testimonialForm),
    name: name ?? copy[locale].testimonialWords.unnamed,
    isClient,
    role: [role, company].filter(Boolean).join(', ') || undefined,
    about: [label, month].filter(Boolean).join(', '),
    photo: photo?.small,
    reply: reply?.text,
    hasMore: !isWhole && (text.isCut || reply?.isCut === true || projectDetails !== undefined),
  }
}

const devanagari = /\p{Script=Devanagari}/gu
const latin = /\p{Script=Latin}/gu

/** Tells whether screen readers should read a text as Hindi: most of its letters are Devanagari. */
function isHindi(text: string): boolean {
  return (text.match(devanagari)?.length ?? 0) > (text.match(latin)?.length ?? 0)
}
