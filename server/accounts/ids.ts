/** Whether a text can be one of our ids. What can't is not brought before the database: it might choke on it. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
