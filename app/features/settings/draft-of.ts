/** What was typed, field by field, to be shown again. */
export function draftOf(form: FormData): Record<string, string[]> {
  const draft: Record<string, string[]> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    draft[name] ??= []
    draft[name].push(value)
  }
  return draft
}
