import type { Standing } from './moderation.ts'

/** A testimonial as the user's page showed it, so that nobody changes what they have not seen. */
export type SeenTestimonial = { id: string; standing: Standing | undefined }

const words: Record<string, Standing> = {
  pending: { status: 'pending', featured: false },
  approved: { status: 'approved', featured: false },
  featured: { status: 'approved', featured: true },
  rejected: { status: 'rejected', featured: false },
}

/**
 * Writes `id:featured` for forms and URLs. Unknown standings of an older system are omitted and not compared.
 */
export function writeSeen(id: string, standing: Standing): string {
  const word = Object.keys(words).find((key) => words[key] && isSame(words[key], standing))
  return word ? `${id}:${word}` : id
}

/** Reads what `writeSeen` wrote. */
export function readSeen(text: string): SeenTestimonial {
  const [id = '', word = ''] = text.split(':')
  return { id, standing: Object.hasOwn(words, word) ? words[word] : undefined }
}

/** Returns whether a testimonial still has the standing that the user saw; true if that is unknown. */
export function isAsSeen(seen: Standing | undefined, now: Standing): boolean {
  return seen === undefined || isSame(seen, now)
}

function isSame(one: Standing, other: Standing): boolean {
  return one.status === other.status && one.featured === other.featured
}
