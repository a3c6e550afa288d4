/** Fewer digits are no phone number in any country. */
const FEWEST_DIGITS = 7

/** Whether a text has enough digits, in any script, for a phone number. Cheap enough for pages; `readPhone` decides. */
export function hasPhoneDigits(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS
}
