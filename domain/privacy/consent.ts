/** Where somebody agreed that we keep what they wrote and answer it. */
export type ConsentOccasion = 'quote' | 'demo' | 'chat' | 'testimonial'
