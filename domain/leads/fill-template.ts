import { fillText } from '../text/fill-text.ts'

/** The values for the placeholders of a reply; empty if unknown. */
export type TemplateValues = Record<'name' | 'service' | 'price' | 'bookingLink' | 'sender', string>

/** Returns the placeholders of a text that are not known. */
export function unknownBlanks(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

/**
 * Fills the placeholders of a template. A line with an empty value is left out, without leaving two empty
 * lines in a row. Placeholders inside values are not filled.
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const unknown = Object.keys(values).filter((name) => !(name in known))
  return text
    .split('\n')
    .filter((line) => !unknown.some((name) => line.includes(`{${name}}`)))
    .map((line) => fillText(line, known))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
