import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { budgetRanges, businessTypes, projectComplexities, projectTimelines, urgencies } from '../lead.ts'
import { categorize, MAX_SCORE, type ScoreInput, scoreLead } from './score-lead.ts'

const NO_BUDGET = 5

describe('the points of each answer', () => {
  test.each<[ScoreInput, number]>([
    [{ budgetRange: '2.5l-plus' }, 40],
    [{ budgetRange: '1l-2.5l' }, 30],
    [{ budgetRange: '50k-1l' }, 20],
    [{ budgetRange: '25k-50k' }, 10],
    [{ budgetRange: 'under-25k' }, 5],
    [{}, NO_BUDGET],
    [{ projectTimeline: 'asap' }, NO_BUDGET + 25],
    [{ projectTimeline: '1-month' }, NO_BUDGET + 20],
    [{ projectTimeline: '2-3-months' }, NO_BUDGET + 15],
    [{ projectTimeline: '6-months-plus' }, NO_BUDGET + 5],
    [{ businessType: 'enterprise' }, NO_BUDGET + 20],
    [{ businessType: 'medium' }, NO_BUDGET + 15],
    [{ businessType: 'small' }, NO_BUDGET + 10],
    [{ businessType: 'startup' }, NO_BUDGET + 8],
    [{ businessType: 'individual' }, NO_BUDGET + 5],
    [{ urgency: 'critical' }, NO_BUDGET + 10],
    [{ urgency: 'high' }, NO_BUDGET + 8],
    [{ urgency: 'medium' }, NO_BUDGET + 5],
    [{ urgency: 'low' }, NO_BUDGET + 2],
    [{ projectComplexity: 'high' }, NO_BUDGET + 5],
    [{ projectComplexity: 'medium' }, NO_BUDGET],
    [{ projectComplexity: 'low' }, NO_BUDGET],
  ])('gives %j %i points', (answers, points) => {
    expect(scoreLead(answers).score).toBe(points)
  })
})

describe('the meaning of a score', () => {
  test.each([
    [0, 'Cold', 'Low', 7],
    [39, 'Cold', 'Low', 7],
    [40, 'Warm', 'Medium', 3],
    [69, 'Warm', 'Medium', 3],
    [70, 'Hot', 'High', 1],
    [100, 'Hot', 'High', 1],
  ] as const)(
    'classifies %i as %s: priority %s, follow-up in %i',
    (score, category, priority, followUpDays) => {
      expect(categorize(score)).toEqual({ category, priority, followUpDays })
    },
  )
})

test('adds the highest answers up to 100 and gives the reason for every point', () => {
  const lead = scoreLead({
    budgetRange: '2.5l-plus',
    projectTimeline: 'asap',
    businessType: 'enterprise',
    urgency: 'critical',
    projectComplexity: 'high',
  })
  expect(lead).toEqual({
    score: 100,
    category: 'Hot',
    priority: 'High',
    followUpDays: 1,
    reasons: [
      { field: 'budgetRange', answer: '2.5l-plus', points: 40 },
      { field: 'projectTimeline', answer: 'asap', points: 25 },
      { field: 'businessType', answer: 'enterprise', points: 20 },
      { field: 'urgency', answer: 'critical', points: 10 },
      { field: 'projectComplexity', answer: 'high', points: 5 },
    ],
  })
})

test('lists an open budget as a reason', () => {
  expect(scoreLead({}).reasons).toEqual([{ field: 'budgetRange', answer: null, points: NO_BUDGET }])
})

test('returns reasons that add up to the score, within its bounds, for any answers', () => {
  const answers = fc.record({
    budgetRange: fc.option(fc.constantFrom(...budgetRanges), { nil: undefined }),
    projectTimeline: fc.option(fc.constantFrom(...projectTimelines), { nil: undefined }),
    businessType: fc.option(fc.constantFrom(...businessTypes), { nil: undefined }),
    urgency: fc.option(fc.constantFrom(...urgencies), { nil: undefined }),
    projectComplexity: fc.option(fc.constantFrom(...projectComplexities), { nil: undefined }),
  })
  fc.assert(
    fc.property(answers, (given) => {
      const { score, reasons, ...meaning } = scoreLead(given)
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(score)
      expect(score).toBeGreaterThanOrEqual(NO_BUDGET)
      expect(score).toBeLessThanOrEqual(MAX_SCORE)
      expect(meaning).toEqual(categorize(score))
    }),
  )
})
