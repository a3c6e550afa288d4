import { fillText } from '../text/fill-text.ts'
import type { Price } from './price.ts'

export const teacherLimits = { min: 1, max: 500 } as const

/** Reads the number of teachers from a URL; the default is one. */
export function readTeachers(text: string | null): number {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : teacherLimits.min
  return number <= teacherLimits.max ? number : teacherLimits.min
}

/** Returns whether a part is priced per teacher. */
export function isPerTeacher({ price }: { price: Price }): boolean {
  return price.per === 'teacher-year'
}

/** Returns the number of teachers in words. */
export function teachersText(n: number, words: { one: string; number: string }): string {
  return n === 1 ? words.one : fillText(words.number, { n })
}
