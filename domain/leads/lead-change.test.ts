import { expect, test } from 'vitest'
import { differences, type FieldValues, revertChange } from './lead-change.ts'

test.each<[string, FieldValues, FieldValues, ReturnType<typeof differences>]>([
  [
    'the fields that differ',
    { status: 'new' },
    { status: 'won' },
    { before: { status: 'new' }, after: { status: 'won' } },
  ],
  ['nothing for equal values', { name: 'Asha' }, { name: 'Asha' }, { before: {}, after: {} }],
  [
    'nothing for one empty value instead of another',
    { notes: null },
    { notes: null },
    { before: {}, after: {} },
  ],
  ['an added value', {}, { notes: 'Call' }, { before: { notes: null }, after: { notes: 'Call' } }],
  ['a removed value', { phone: '1' }, { phone: null }, { before: { phone: '1' }, after: { phone: null } }],
  [
    'no field that was not submitted',
    { name: 'Asha' },
    { name: undefined } as FieldValues,
    { before: {}, after: {} },
  ],
])('computes the change as %s', (_what, now, wanted, expected) => {
  expect(differences(now, wanted)).toEqual(expected)
})

const change = {
  before: { status: 'new', last_contacted: null },
  after: { status: 'contacted', last_contacted: 'T' },
}

test.each<[string, FieldValues, ReturnType<typeof revertChange>]>([
  [
    'is as the change left it',
    { status: 'contacted', last_contacted: 'T' },
    { put: { status: 'new', last_contacted: null } },
  ],
  [
    'was changed in another field',
    { status: 'contacted', last_contacted: 'T', name: 'B' },
    { put: { status: 'new', last_contacted: null } },
  ],
  ['was changed in the same field', { status: 'won', last_contacted: 'T' }, { changedSince: 'status' }],
  ['has the old value again', { status: 'new', last_contacted: null }, { changedSince: 'status' }],
  ['was contacted since', { status: 'contacted', last_contacted: 'T2' }, { put: { status: 'new' } }],
])('handles an undo on a lead that %s', (_how, now, expected) => {
  expect(revertChange(change, now)).toEqual(expected)
})
