/** Replaces the `{names}` of a text by values: `fillText('{n} days', { n: 3 })` → `3 days`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
