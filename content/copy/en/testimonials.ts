import { business } from '#content/business.ts'

/** Texts in and around testimonials on all pages. */
export const testimonialWords = {
  heading: 'What clients say',
  /** Shown with testimonials that were written through the link I send after the work. */
  client: 'Verified client',
  unnamed: 'Name withheld',
  reply: `${business.name} replied:`,
  more: 'Read more',
  all: 'All testimonials',
}

/** The page with all testimonials. */
export const testimonials = {
  title: 'Testimonials',
  description:
    'What clients say about their assistants, automations and websites, with stars and replies. Published with their consent.',
  keywords: 'testimonials, reviews, ratings, AI automation, WhatsApp bot, {contactCity}',
  heading: testimonialWords.heading,
  lead: 'Written by clients, published with their consent.',
  verified: '“Verified client” means I sent them the link after finishing their work.',
  rating: {
    average: '{average} out of 5',
    one: 'From 1 published testimonial',
    many: 'From {count} published testimonials',
  },
  /** Shown until the first testimonial is published. */
  empty: {
    heading: 'Have I worked for you?',
    lead: 'Tell others how it went: what was good, and what was not. You choose how your name is shown, and I read every testimonial before it appears.',
  },
  /** A card beside the form, which shows what the visitor's own will look like. */
  sample: {
    heading: 'How it will look',
    text: '“How was it before?\nWhat is easier today?\nWhat could have been better?”',
    stars: 'Your rating',
    name: 'Your name',
    role: 'Your role and company',
    about: 'The service you used',
    reply: 'A short answer, if you asked or suggested something.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You send it', text: 'A few honest sentences are enough.' },
      { title: 'I read it', text: 'And check that it comes from you.' },
      {
        title: 'It appears here',
        text: 'With your name the way you chose. Write to me and I’ll take it down.',
      },
    ],
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
    nothing: 'No testimonial matches. Clear the filters to see all of them.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', position: 'Page {page} of {pages}' },
  details: 'About the project',
}
