import { lazy } from '../lazy.ts'
import type { NameChoice } from './form-values.ts'

const letters = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** Returns the public form of a name; undefined for anonymous authors. */
export function shownName(name: string, choice: NameChoice): string | undefined {
  if (choice === 'anonymous') return undefined
  const words = name.trim().split(/\s+/)
  const [first = '', ...others] = words
  if (choice === 'full' || others.length === 0) return words.join(' ')
  const [initial] = letters().segment(others.at(-1) ?? '')
  return `${first} ${initial?.segment ?? ''}.`
}
