/** What people type is never an address by itself: all but the letters of one is escaped, so no second part begins. */
export function mailLink(email: string): string {
  // Half a character can't be escaped.
  const whole = email.replace(/\p{Surrogate}/gu, '')
  return `mailto:${encodeURIComponent(whole).replaceAll('%40', '@')}`
}
