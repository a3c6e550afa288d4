const blank = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text has nothing to see in it: only spaces, zero-width marks, fillers or the blank braille pattern. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}
