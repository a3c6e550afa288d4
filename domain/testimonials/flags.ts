/** Warnings for the moderator before approval. */
export const testimonialFlags = ['same-address', 'same-text', 'link', 'too-fast'] as const
export type TestimonialFlag = (typeof testimonialFlags)[number]

/** Nobody reads the form, rates and writes a text in less than 12 seconds. */
export const TOO_FAST_MS = 12_000

type Signs = {
  texts: readonly (string | undefined)[]
  sameAddress: boolean
  sameText: boolean
  /** How long the form was open in milliseconds; undefined if unknown. */
  openMs: number | undefined
}

/** Returns the warnings about a testimonial, in a fixed order. */
export function flagsOf({ texts, sameAddress, sameText, openMs }: Signs): TestimonialFlag[] {
  const found: Record<TestimonialFlag, boolean> = {
    'same-address': sameAddress,
    'same-text': sameText,
    link: texts.some((text) => text !== undefined && holdsLink(text)),
    'too-fast': openMs !== undefined && openMs < TOO_FAST_MS,
  }
  return testimonialFlags.filter((flag) => found[flag])
}

const link =
  /https?:\/\/|\bwww\.|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|shop|site|online|xyz|top|io|co|in|ru|cn|ke|tz)\b(?!\.\w)/iu

function holdsLink(text: string): boolean {
  return link.test(text)
}

/** Returns a comparison key of a text that ignores case, spaces and punctuation. */
export function textKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
