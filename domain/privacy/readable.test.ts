import { expect, test } from 'vitest'
import { labelOf, readable } from './readable.ts'

test.each([
  ['service_interest', 'Service interest'],
  ['name', 'Name'],
])('labels %s as %s', (column, label) => expect(labelOf(column)).toBe(label))

test.each([
  [null, ''],
  ['', ''],
  [5, '5'],
  [true, 'true'],
  ['नमस्ते', 'नमस्ते'],
  ['2026-11-21T20:00:00.000Z', '22 Nov 2026, 1:30 am'],
  ['2026-99-99T99:99:99', '2026-99-99T99:99:99'],
  [
    '{"name":"Asha","contactInfo":{"email":"a@x.test"},"tags":["x","y"]}',
    'name: Asha\ncontactInfo email: a@x.test\ntags: x\ntags: y',
  ],
  ['[]', ''],
  ['{broken', '{broken'],
  ['<script>', '<script>'],
])('formats %j as %j', (value, text) => expect(readable(value)).toBe(text))
