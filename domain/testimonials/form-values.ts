// This file excludes values that only the office and the server need, because the public form loads all of
// it.

/** 1 to 5 stars. */
export const ratings = [5, 4, 3, 2, 1] as const
export type Rating = (typeof ratings)[number]
export const DEFAULT_RATING: Rating = 5

/** Form fields and server checks share these limits. */
export const testimonialLimits = {
  name: 100,
  email: 254,
  company: 150,
  role: 100,
  content: 2_000,
  projectDetails: 2_000,
  reply: 1_000,
  photoBytes: 5 * 1024 * 1024,
} as const

/** How the author's name is shown: in full, as `Asha V.`, or not at all. */
export const nameChoices = ['full', 'short', 'anonymous'] as const
export type NameChoice = (typeof nameChoices)[number]
