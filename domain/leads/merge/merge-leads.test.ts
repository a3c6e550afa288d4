import { expect, test } from 'vitest'
import type { FieldValues } from '../lead-change.ts'
import type { MergeChoice, MergeField } from './merge-choices.ts'
import { choicesFor, mergeValues } from './merge-leads.ts'

const keep: FieldValues = {
  name: 'Asha',
  email: 'a@example.test',
  phone: null,
  notes: null,
  lead_score: 5,
  lead_priority: 'Low',
  estimated_value: 0,
}

test.each<[MergeField, FieldValues, FieldValues, MergeChoice[]]>([
  ['name', { name: 'A' }, { name: 'A' }, []],
  ['name', { name: 'A' }, { name: 'B' }, ['keep', 'other']],
  ['phone', { phone: null }, { phone: '1' }, []],
  ['email', { email: 'a' }, { email: '' }, []],
  ['phone', { phone: '+91 98111 22233' }, { phone: '09811122233' }, []],
  ['phone', { phone: '+91 98111 22233' }, { phone: '9811122234' }, ['keep', 'other']],
  ['email', { email: 'A@example.test' }, { email: 'a@example.test' }, []],
  ['notes', { notes: 'a' }, { notes: 'b' }, ['both', 'keep', 'other']],
])('offers for %s in %j and %j the choices %j', (field, one, other, expected) => {
  expect(choicesFor(field, one, other)).toEqual(expected)
})

test.each<[string, FieldValues, FieldValues, Partial<Record<MergeField, MergeChoice>>, FieldValues]>([
  [
    'fills missing values',
    {},
    { phone: '1', notes: 'n', name: 'B', email: '' },
    {},
    { phone: '1', notes: 'n' },
  ],
  ['applies the chosen values', {}, { name: 'B', email: 'b@example.test' }, { name: 'other' }, { name: 'B' }],
  ['concatenates texts', { notes: 'mine' }, { notes: 'theirs' }, {}, { notes: 'mine\n\ntheirs' }],
  [
    'keeps the earlier follow-up',
    { follow_up_date: '2026-12-02' },
    { follow_up_date: '2026-12-01' },
    {},
    { follow_up_date: '2026-12-01' },
  ],
  ['keeps an open status', { status: 'lost' }, { status: 'contacted' }, {}, { status: 'contacted' }],
  ['does not close an open lead by the other', { status: 'new' }, { status: 'won' }, {}, {}],
  [
    'keeps the later contact',
    { last_contacted: '2026-01-01' },
    { last_contacted: '2026-02-01' },
    {},
    { last_contacted: '2026-02-01' },
  ],
  ['offers both values for texts only', {}, { name: 'B' }, { name: 'both' }, {}],
  [
    'scores a better answer',
    {},
    { budget_range: '2.5l-plus' },
    {},
    { budget_range: '2.5l-plus', lead_score: 40, lead_priority: 'Medium', estimated_value: 2_50_000 },
  ],
  [
    'accepts a chosen manual priority',
    {},
    { lead_priority: 'High' },
    { lead_priority: 'other' },
    { lead_priority: 'High' },
  ],
])('%s', (_what, mine, other, choices, expected) => {
  const { score_reasons, lead_priority, ...set } = mergeValues(
    { ...keep, ...mine },
    other,
    (field) => choices[field],
  )
  const { lead_priority: priority = 'Low', ...rest } = expected
  expect(set).toEqual(rest)
  expect(lead_priority).toBe(priority)
})
