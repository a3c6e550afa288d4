import { createHash } from 'node:crypto'

/** For each page (by `pageName`) a short name of what it says, and the day on which that changed. */
export type PageDates = Record<string, { text: string; changed: string }>

/** Pages that say what they said keep their day; all others get this one. */
export function renewDates(before: PageDates, texts: Record<string, string>, today: string): PageDates {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const known = before[name]
      return [name, known?.text === text ? known : { text, changed: today }]
    }),
  )
}

/** A short name of what a page says: of the text in its main part, without markup. */
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
