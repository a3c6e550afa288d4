const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** What the body of a page says to its reader, as one line. */
export function visibleText(html: string): string {
  return textOf(html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' '))
}

/** The text of a piece of HTML, without its markup. */
export function textOf(html: string): string {
  return (
    html
      // React puts these between texts that stand side by side.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
