/** The form in which a person agreed that we store their message and answer it. */
export type ConsentOccasion = 'quote' | 'demo' | 'chat' | 'testimonial'

/** Version of the consent text under each form; change it together with the text. */
export const CONSENT_WORDING = '2026-11'
