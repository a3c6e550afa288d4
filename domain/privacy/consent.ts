/** Where somebody agreed that we keep what they wrote and answer it. */
export type ConsentOccasion = 'quote' | 'demo' | 'chat' | 'testimonial'

/** The wording of the consent under each form; raised when the wording changes. */
export const CONSENT_WORDING = '2026-11'
