import { createHash } from 'node:crypto'

/** A hash of each page's text (by `pageName`), and the day on which it changed. */
export type PageDates = Record<string, { text: string; changed: string }>

/** Returns the new dates: unchanged pages keep their day, all others get `today`. */
export function renewDates(before: PageDates, texts: Record<string, string>, today: string): PageDates {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const known = before[name]
      return [name, known?.text === text ? known : { text, changed: today }]
    }),
  )
}

/** Returns a short hash of the text in a page's main element, without markup. */
export function textHash(html: string): string {
  return createHash('sha256').update(mainText(html)).digest('base64url').slice(0, 16)
}

function mainText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0]
  if (!main) throw new Error('the page has no main part')
  return main
    .replaceAll(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
