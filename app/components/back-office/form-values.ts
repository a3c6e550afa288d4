/** A text of a form; empty where it has none of that name. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A count that a form says; none where it says something else. */
export function countOf(form: FormData, name: string): number {
  return Math.max(0, Math.trunc(Number(textOf(form, name))) || 0)
}
