import { business } from '#content/business.ts'
import { tooLong } from '#content/copy/en/common.ts'
import type { Locale } from '#domain/locale.ts'
import type { NameChoice } from '#domain/testimonials/form-values.ts'

const english = {
  heading: 'Write a testimonial',
  intro: 'I read every testimonial before it appears on the site.',
  asked: 'Thank you for opening my link. Only you can use it.',
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    role: 'Role',
    serviceType: 'Service Used',
    rating: 'Rating',
    content: 'Your testimonial',
    projectDetails: 'Project details',
    photo: 'Photo',
    nameShown: 'How your name is shown',
  },
  optional: '(optional)',
  hints: {
    email: 'Never shown. It lets me check that the testimonial is yours.',
    photo: 'JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 5 MB. Cropped to a small square.',
  },
  select: 'Select a service',
  star: '1 star',
  stars: '{n} stars',
  names: {
    full: 'Full name',
    short: 'First name and initial, like Asha V.',
    anonymous: 'Anonymous (no company, no photo)',
  } satisfies Record<NameChoice, string>,
  help: {
    testimonial: 'AI Help',
    projectDetails: 'AI Help for the details',
    generating: 'Generating…',
    noService: {
      testimonial: 'Please select a service type first to generate a testimonial.',
      projectDetails: 'Please select a service type first to generate project details.',
    },
    draft: 'A draft from what you entered. Edit it before you send it.',
    undo: 'Restore my own words',
    late: 'The draft is ready. You kept writing, so it was not put into the field.',
    useDraft: 'Use the draft',
  },
  crop: {
    preview: 'The part that will be shown',
    zoom: 'Zoom',
    x: 'Left or right',
    y: 'Up or down',
    remove: 'Remove the photo',
  },
  consent: `${business.name} may show this testimonial on its site, with my name as chosen above, and keep my details under the {link}.`,
  consentLink: 'privacy policy',
  honeypot: 'Leave this field empty',
  submit: 'Submit testimonial',
  submitting: 'Submitting',
  problems: {
    summary: 'Please fill in all required fields.',
    check: 'Please check the marked fields.',
    required: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      content: 'Write a few words.',
      serviceType: 'Select the service you used.',
    },
    email: 'Enter a complete email address, like name@example.com.',
    'too-long': 'That is too long.',
    blank: 'Replace each “… (…)” of the draft with your own words, or delete the sentence.',
    choice: 'Choose one of the options.',
    consent: 'Please tick the box so that I can show your testimonial.',
    'photo-size': 'The photo is larger than 5 MB. Choose a smaller one.',
    'photo-type': 'This file is not a photo the site can read. Choose a JPEG, PNG, WebP, AVIF, GIF or TIFF.',
    'photo-heic':
      'HEIC photos cannot be read here, because their format is patented. Save it as JPEG, or send it from your phone’s browser.',
    'photo-dimensions': 'The photo has too many pixels. Choose one of at most 25 megapixels.',
    'photo-broken': 'The photo arrived damaged. Choose it again.',
    'photo-busy': 'Many photos are arriving right now. Try again in a moment, or send it without a photo.',
  },
  toasts: {
    missing: 'Missing Information',
    thanks: 'Thank You!',
    thanksText: 'Your testimonial has been submitted and is pending approval. We appreciate your feedback!',
    confirm: 'Please open the link I sent to your email address.',
    failed: 'Submission Error',
    failedText: 'There was an issue submitting your testimonial. Please try again.',
    tooLong,
    tooMany: 'Several testimonials came from your connection. Please try again later.',
    generated: 'AI Generated!',
    generatedText: 'A draft is in the field. You can edit it as you like.',
    started: {
      testimonial: 'A start for your testimonial',
      projectDetails: 'A start for your project details',
    },
    startedText: 'Complete it in your own words, then send it.',
    generationFailed: 'Generation Error',
    generationFailedText: {
      testimonial: 'Failed to generate testimonial. Please try again or write manually.',
      projectDetails: 'Failed to generate project details. Please try again or write manually.',
    },
  },
}

export type TestimonialWords = typeof english

/** English stands in until a language has its own words. */
export const testimonialFormWords: Record<Locale, TestimonialWords> = {
  en: english,
  hi: english,
  sw: english,
}
