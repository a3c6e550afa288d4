/** What stands in a form, to be compared: of files their names and sizes, not what is in them. */
export function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  )
  return JSON.stringify(fields)
}
