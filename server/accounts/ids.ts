/**
 * Returns whether a text can be an id. Other texts are not sent to the database, which might fail on them.
 */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
