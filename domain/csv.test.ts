import { expect, test } from 'vitest'
import { csvLine, withoutGuard } from './csv.ts'

test.each<[string, string | number | null, string]>([
  ['writes a word', 'Asha', 'Asha'],
  ['writes Devanagari', 'आशा वर्मा', 'आशा वर्मा'],
  ['writes an empty cell', null, ''],
  ['writes a number', 12, '12'],
  ['quotes a comma', 'Delhi, India', '"Delhi, India"'],
  ['doubles quotes', 'the "best"', '"the ""best"""'],
  ['quotes line breaks', 'one\r\ntwo', '"one\r\ntwo"'],
  ['guards a formula', '=HYPERLINK("http://x.example")', '"\'=HYPERLINK(""http://x.example"")"'],
  ['guards another formula', '@SUM(1)', "'@SUM(1)"],
  ['guards a phone number', '+65 9123 4601', '+65 9123 4601'],
  ['guards a phone number with an extension', '+91 11 2345 6026 ext. 12', '+91 11 2345 6026 ext. 12'],
  ['keeps a negative number', '-5', '-5'],
  ['guards a formula with a full-width sign', '＝1+1', "'＝1+1"],
  ['guards a formula that begins like a number', '+1+cmd|calc', "'+1+cmd|calc"],
  ['guards a text that looks guarded', "'=1", "''=1"],
  ['guards a formula behind a tab', '\t=1', "'\t=1"],
])('%s', (_what, cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`)
})

test.each(['=1+1', "'=1", '@Ravi', '+65 9123 4601', "'quoted' words", '-5', '\t=1', '＠x', "'－1"])(
  'restores %j unchanged',
  (text) => {
    const cell = csvLine([text]).slice(0, -2)
    expect(withoutGuard(cell)).toBe(text)
  },
)
