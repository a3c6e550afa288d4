/** What somebody who moderates should know before they approve. */
export const testimonialFlags = ['same-address', 'same-text', 'link', 'too-fast'] as const
export type TestimonialFlag = (typeof testimonialFlags)[number]

/** Nobody reads the form, rates and writes from the heart faster. */
export const TOO_FAST_MS = 12_000

type Signs = {
  texts: readonly (string | undefined)[]
  sameAddress: boolean
  sameText: boolean
  /** How long the form was open; nothing where that is not known. */
  openMs: number | undefined
}

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

/** A text as two people would call it the same: without case, spaces and marks. */
export function textKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
