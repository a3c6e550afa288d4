import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/lib/context.ts'
import { orOutage } from '#app/lib/report-outage.ts'
import { testimonialCard } from '#app/lib/site/load-testimonials.ts'
import { type Copy, copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { starsLabel, testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Locale } from '#domain/locale.ts'
import { ratings } from '#domain/testimonials/form-values.ts'
import {
  type PublishedQuery,
  publishedPairs,
  readPublishedQuery,
} from '#domain/testimonials/published-filters.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import { fillText } from '#domain/text/fill-text.ts'

type Place = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * Loads one testimonial in full if the address names a published one, else a page of the list.
 * @throws a 503 response if testimonials can't be read
 */
export async function loadPublished(place: Place, locale: Locale) {
  const { testimonials } = place.context.get(servicesContext)
  const query = new URL(place.request.url).searchParams
  const { client, reply, more, all } = copy[locale].testimonialWords
  const shared = { words: { client, reply, more, all }, all: pathOf('testimonials', locale) }

  const shown = query.get('show')
  const one = shown === null ? undefined : await orOutage(place, testimonials.publishedOne(shown))
  if (one)
    return { ...shared, one: testimonialCard(one, locale, { isWhole: true }), details: one.projectDetails }

  const asked = readPublishedQuery((name) => query.get(name))
  const found = await orOutage(place, testimonials.published(asked))
  const { count, total, averageRating: average } = found
  const texts = copy[locale].testimonials
  return {
    ...shared,
    /** The list's first page begins with the page's main picture. */
    isStart: asked.page === 1 && !asked.service && !asked.rating,
    cards: found.testimonials.map((testimonial) => testimonialCard(testimonial, locale)),
    rating: average === undefined ? undefined : ratingOf(average, count, texts),
    // A list that fits on one page needs no filters.
    filters: count > found.testimonials.length ? filtersOf(asked, found.services, locale) : undefined,
    shown: total < count ? fillText(texts.filters.shown, { total, count }) : undefined,
    pages: found.pages > 1 ? pagesOf({ ...asked, page: found.page }, found.pages, locale) : undefined,
  }
}

export type Published = Awaited<ReturnType<typeof loadPublished>>
export type PublishedList = Extract<Published, { cards: unknown }>
export type PublishedFilterChoices = NonNullable<PublishedList['filters']>
export type PublishedPages = NonNullable<PublishedList['pages']>

type Texts = Copy['testimonials']

function ratingOf(average: number, count: number, { rating }: Texts) {
  return {
    stars: average,
    average: fillText(rating.average, { average: average.toFixed(1) }),
    from: count === 1 ? rating.one : fillText(rating.many, { count }),
  }
}

function filtersOf({ service, rating }: PublishedQuery, written: TestimonialService[], locale: Locale) {
  const { testimonials, testimonialForm } = copy[locale]
  const { shown: _, nothing: __, ...words } = testimonials.filters
  // The current filter stays an option even if no testimonial is about that service.
  const services = Object.entries(testimonialServiceLabels[locale]).filter(
    ([key]) => key === service || written.includes(key as TestimonialService),
  )
  return {
    words,
    service: service ?? '',
    rating: rating?.toString() ?? '',
    services,
    ratings: ratings.map((stars): [string, string] => [String(stars), starsLabel(stars, testimonialForm)]),
    isSet: service !== undefined || rating !== undefined,
  }
}

function pagesOf(asked: PublishedQuery, pages: number, locale: Locale) {
  const { page } = asked
  const { label, previous, next, position } = copy[locale].testimonials.pages
  const to = (number: number) => {
    const query = new URLSearchParams(publishedPairs({ ...asked, page: number })).toString()
    return pathOf('testimonials', locale) + (query && `?${query}`)
  }
  return {
    label,
    position: fillText(position, { page, pages }),
    previous: page > 1 ? { href: to(page - 1), label: previous } : undefined,
    next: page < pages ? { href: to(page + 1), label: next } : undefined,
  }
}
