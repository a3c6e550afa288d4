/** Where somebody agreed that we keep what they wrote and answer it. */
export const consentOccasions = ['quote', 'demo', 'chat', 'testimonial'] as const
export type ConsentOccasion = (typeof consentOccasions)[number]

/** The wording of the consent under each form; raised when the wording changes. */
export const CONSENT_WORDING = '2026-11'
