import { fillText } from '../fill-text.ts'
import type { Price } from './price.ts'

export const teacherLimits = { min: 1, max: 500 } as const

/** The number of teachers from an address; one where it says nothing sensible. */
export function readTeachers(text: string | null): number {
  const number = /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : teacherLimits.min
  return number <= teacherLimits.max ? number : teacherLimits.min
}

export function isPerTeacher({ price }: { price: Price }): boolean {
  return price.per === 'teacher-year'
}

export function teachersText(n: number, words: { one: string; number: string }): string {
  return n === 1 ? words.one : fillText(words.number, { n })
}
