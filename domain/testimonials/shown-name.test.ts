import { expect, test } from 'vitest'
import type { NameChoice } from './form-values.ts'
import { shownName } from './shown-name.ts'

test.each<[string, NameChoice, string | undefined]>([
  ['Asha Verma', 'full', 'Asha Verma'],
  ['  Asha   Verma ', 'full', 'Asha Verma'],
  ['Asha Verma', 'short', 'Asha V.'],
  ['Asha Kumari Verma', 'short', 'Asha V.'],
  ['Priya', 'short', 'Priya'],
  ['रवि शर्मा', 'short', 'रवि श.'],
  ['सुनीता देवी क्षेत्री', 'short', 'सुनीता क्षे.'],
  ['Juma 👨‍👩‍👧 Hassan', 'short', 'Juma H.'],
  ['Asha Verma', 'anonymous', undefined],
])('shows %j with the choice %s as %j', (name, choice, expected) => {
  expect(shownName(name, choice)).toBe(expected)
})
