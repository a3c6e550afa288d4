import { expect, test } from 'vitest'
import { withoutGuard, writeCsv } from './csv.ts'

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
  ['a phone number', '+65 9123 4601', '+65 9123 4601'],
  ['one with an extension', '+91 11 2345 6026 ext. 12', '+91 11 2345 6026 ext. 12'],
  ['a negative number', '-5', '-5'],
  ['a formula with a full-width sign', '＝1+1', "'＝1+1"],
  ['a formula that begins like a number', '+1+cmd|calc', "'+1+cmd|calc"],
  ['a text that looks guarded', "'=1", "''=1"],
  ['one behind a tab', '\t=1', "'\t=1"],
])('%s', (_what, cell, expected) => {
  expect(writeCsv([[cell]])).toBe(`\ufeff${expected}\r\n`)
})

test.each(['=1+1', "'=1", '@Ravi', '+65 9123 4601', "'quoted' words", '-5', '\t=1', '＠x', "'－1"])(
  '%j comes back as it was',
  (text) => {
    const cell = writeCsv([[text]]).slice(1, -2)
    expect(withoutGuard(cell)).toBe(text)
  },
)
