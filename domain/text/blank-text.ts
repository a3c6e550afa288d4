const blank = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * Returns whether a text shows nothing: only spaces, zero-width characters, fillers or the blank braille
 * pattern.
 */
export function isBlank(text: string): boolean {
  return blank.test(text)
}
