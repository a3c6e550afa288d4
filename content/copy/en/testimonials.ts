import { business } from '#content/business.ts'

/** What stands in and around testimonials, wherever they are shown. */
export const testimonialWords = {
  heading: 'What clients say',
  /** For who wrote through the link that is sent after the work. */
  client: 'Verified client',
  unnamed: 'Name withheld',
  reply: `${business.name} replied:`,
  more: 'Read more',
  all: 'All testimonials',
}

/** The page with all of them. */
export const testimonials = {
  title: 'Testimonials',
  description:
    'What clients wrote about their assistants, automations and websites, with stars and replies. Published only with consent; none is made up.',
  keywords: 'testimonials, reviews, ratings, AI automation, WhatsApp bot, {contactCity}',
  heading: testimonialWords.heading,
  lead: 'Each of these was written by somebody who agreed to see it here. “Verified client” stands with those who wrote through the link that is sent when the work is done.',
  rating: {
    none: 'No ratings yet',
    average: '{average} out of 5',
    one: 'From 1 published testimonial',
    many: 'From {count} published testimonials',
  },
  empty: {
    text: 'None has been published so far, and none is made up to fill the page. Until then judge by the sample projects, or by a free demo.',
    action: 'See the sample projects',
  },
  filters: {
    label: 'Filter testimonials',
    service: 'Service',
    allServices: 'All services',
    rating: 'Rating',
    allRatings: 'All ratings',
    apply: 'Show',
    clear: 'Clear filters',
    shown: '{total} of {count} shown',
    nothing: 'None like this has been published.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', position: 'Page {page} of {pages}' },
  details: 'About the project',
  write: {
    heading: 'Did I work for you?',
    text: 'Say what was good and what was not. You choose how your name is shown, and nothing is published before it has been read.',
    action: 'Write a testimonial',
  },
}
