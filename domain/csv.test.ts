import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test.each<[string, string | number | null, string]>([
  ['a word', 'Asha', 'Asha'],
  ['Devanagari', 'आशा वर्मा', 'आशा वर्मा'],
  ['nothing', null, ''],
  ['a number', 12, '12'],
  ['a comma', 'Delhi, India', '"Delhi, India"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['lines', 'one\r\ntwo', '"one\r\ntwo"'],
  ['a formula', '=HYPERLINK("http://x.example")', '"\'=HYPERLINK(""http://x.example"")"'],
  ['another', '@SUM(1)', "'@SUM(1)"],
  ['a number that is a formula', '+91 98765', "'+91 98765"],
  ['one behind a tab', '\t=1', "'\t=1"],
])('%s', (_what, cell, expected) => {
  expect(writeCsv([[cell]])).toBe(`\ufeff${expected}\r\n`)
})
