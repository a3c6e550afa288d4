/** No country has shorter phone numbers. */
const FEWEST_DIGITS = 7

/**
 * Returns whether a text has enough digits, in any script, for a phone number. Pages use this small check;
 * `readPhone` decides.
 */
export function hasPhoneDigits(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS
}
