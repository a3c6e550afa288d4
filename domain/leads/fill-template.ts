import { fillText } from '../fill-text.ts'

/** What is put into a reply; empty where it is not known. */
export type TemplateValues = Record<'name' | 'service' | 'price' | 'bookingLink' | 'sender', string>

/** The blanks of a text that are none of those that are known. */
export function unknownBlanks(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

/**
 * A template with its blanks filled in. A line with a blank that nothing is known for is left out, and no two empty
 * lines stay where it was. What is put in is text: blanks in it stay as they are.
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
