const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** Returns the visible text of a page's body as one line. */
export function visibleText(html: string): string {
  return textOf(html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' '))
}

/** Returns the text of an HTML fragment without markup. */
export function textOf(html: string): string {
  return (
    html
      // React inserts these between adjacent texts.
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
