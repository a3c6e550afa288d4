// Apart from what only the office and the server need: the public form loads all of this file.

/** 1 to 5 stars. */
export const ratings = [5, 4, 3, 2, 1] as const
export type Rating = (typeof ratings)[number]
export const DEFAULT_RATING: Rating = 5

/** Lengths and numbers that the form's inputs and the server's checks share. */
export const testimonialLimits = {
  name: 100,
  email: 254,
  company: 150,
  role: 100,
  content: 2_000,
  projectDetails: 2_000,
  reply: 1_000,
  tags: 8,
  tagLength: 30,
  photoBytes: 5 * 1024 * 1024,
} as const

/** How visitors want to be named: in full, as `Asha V.`, or not at all. */
export const nameChoices = ['full', 'short', 'anonymous'] as const
export type NameChoice = (typeof nameChoices)[number]
