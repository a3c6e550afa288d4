import { expect, test } from 'vitest'
import type { FieldValues } from './lead-change.ts'
import { followEdit, formText, type LeadFormField } from './lead-form.ts'

test.each<[LeadFormField, FieldValues, string]>([
  ['name', { name: 'रवि' }, 'रवि'],
  ['phone', { phone: null }, ''],
  ['estimated_value', { estimated_value: 0 }, '0'],
  ['follow_up_date', { follow_up_date: '2026-11-21T20:00:00.000Z' }, '2026-11-22'],
  ['lead_priority', { lead_priority: 'High', lead_score: 80 }, 'by-score'],
  ['lead_priority', { lead_priority: 'High', lead_score: 10 }, 'High'],
  ['lead_priority', {}, 'by-score'],
])('shows the field %s of %j as %j', (field, values, text) => {
  expect(formText(field, values)).toBe(text)
})

const lead: FieldValues = {
  budget_range: '50k-1l',
  lead_score: 20,
  lead_priority: 'Low',
  estimated_value: 50_000,
  project_complexity: null,
}

test.each<[string, FieldValues, FieldValues, string, FieldValues]>([
  ['changes nothing else with a name', lead, { name: 'B' }, 'by-score', { name: 'B', lead_priority: 'Low' }],
  [
    'changes score, priority and value with a budget',
    lead,
    { budget_range: '2.5l-plus' },
    'by-score',
    { budget_range: '2.5l-plus', lead_score: 40, lead_priority: 'Medium', estimated_value: 2_50_000 },
  ],
  [
    'keeps a value that was set by hand',
    { ...lead, estimated_value: 61_000 },
    { budget_range: '2.5l-plus' },
    'by-score',
    { budget_range: '2.5l-plus', lead_score: 40, lead_priority: 'Medium' },
  ],
  [
    'prefers a typed value over that of the budget',
    lead,
    { budget_range: '25k-50k', estimated_value: 30_000 },
    'by-score',
    { budget_range: '25k-50k', estimated_value: 30_000, lead_score: 10, lead_priority: 'Low' },
  ],
  [
    'keeps a priority that was set by hand',
    { ...lead, lead_priority: 'High' },
    { project_complexity: 'high' },
    'High',
    { project_complexity: 'high', lead_score: 25, lead_priority: 'High' },
  ],
  [
    'keeps an old score if no answer changed',
    { ...lead, lead_score: 90, lead_priority: 'High' },
    { notes: 'x' },
    'by-score',
    { notes: 'x', lead_priority: 'High' },
  ],
])('%s', (_what, now, typed, priority, expected) => {
  const { score_reasons, ...set } = followEdit(now, typed, priority)
  expect(set).toEqual(expected)
  expect(score_reasons === undefined).toBe(expected.lead_score === undefined)
})
