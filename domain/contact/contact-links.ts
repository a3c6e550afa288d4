/**
 * Returns a mailto link. Everything except letters and digits is escaped, so typed text cannot add a second
 * address or header.
 */
export function mailLink(email: string): string {
  // A lone surrogate cannot be URL-encoded.
  const whole = email.replace(/\p{Surrogate}/gu, '')
  return `mailto:${encodeURIComponent(whole).replaceAll('%40', '@')}`
}
