import { expect, test } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

test.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['٩٨٧ ۹۸۷ ৯৮৭', '987 987 987'],
  ['फ़िरोज़', 'फिरोज'],
  ['\u095e\u093f\u0930\u094b\u095b', 'फिरोज'],
  ['\u0929 \u0928\u093c', 'न न'],
  ['आशा VERMA', 'आशा verma'],
  ['José Åkesson', 'jose akesson'],
])('%j is searched as %j', (text, searched) => {
  expect(foldForSearch(text)).toBe(searched)
})
