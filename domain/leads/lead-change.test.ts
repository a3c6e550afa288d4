import { expect, test } from 'vitest'
import { differences, type FieldValues, takeBack } from './lead-change.ts'

test.each<[string, FieldValues, FieldValues, ReturnType<typeof differences>]>([
  [
    'what differs',
    { status: 'new' },
    { status: 'won' },
    { before: { status: 'new' }, after: { status: 'won' } },
  ],
  ['nothing that is so already', { name: 'Asha' }, { name: 'Asha' }, { before: {}, after: {} }],
  ['nothing in the place of nothing', { notes: null }, { notes: null }, { before: {}, after: {} }],
  ['what was not there', {}, { notes: 'Call' }, { before: { notes: null }, after: { notes: 'Call' } }],
  ['what is taken out', { phone: '1' }, { phone: null }, { before: { phone: '1' }, after: { phone: null } }],
  [
    'no field that is not told',
    { name: 'Asha' },
    { name: undefined } as FieldValues,
    { before: {}, after: {} },
  ],
])('a change is %s', (_what, now, wanted, expected) => {
  expect(differences(now, wanted)).toEqual(expected)
})

const change = {
  before: { status: 'new', last_contacted: null },
  after: { status: 'contacted', last_contacted: 'T' },
}

test.each<[string, FieldValues, ReturnType<typeof takeBack>]>([
  [
    'as it was left',
    { status: 'contacted', last_contacted: 'T' },
    { put: { status: 'new', last_contacted: null } },
  ],
  [
    'changed in another field',
    { status: 'contacted', last_contacted: 'T', name: 'B' },
    { put: { status: 'new', last_contacted: null } },
  ],
  ['changed in the same field', { status: 'won', last_contacted: 'T' }, { changedSince: 'status' }],
  ['back already', { status: 'new', last_contacted: null }, { changedSince: 'status' }],
  ['contacted again since', { status: 'contacted', last_contacted: 'T2' }, { put: { status: 'new' } }],
])('a lead that stands %s', (_how, now, expected) => {
  expect(takeBack(change, now)).toEqual(expected)
})
