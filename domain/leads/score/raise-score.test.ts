import { expect, test } from 'vitest'
import { scoreGaps } from './raise-score.ts'
import type { ScoreInput } from './score-lead.ts'

test.each<[string, ScoreInput, [string, number][]]>([
  [
    'no answers',
    {},
    [
      ['budgetRange', 35],
      ['projectTimeline', 25],
      ['businessType', 20],
      ['urgency', 10],
      ['projectComplexity', 5],
    ],
  ],
  [
    'the lowest answers',
    {
      budgetRange: 'under-25k',
      projectTimeline: '6-months-plus',
      businessType: 'individual',
      urgency: 'low',
    },
    [['projectComplexity', 5]],
  ],
  ['an answer without points', { ...fullInput(), projectComplexity: 'low' }, []],
  ['all answers', fullInput(), []],
  ['a gain limited by the maximum of 100', { ...fullInput(), urgency: undefined }, [['urgency', 10]]],
])('lists the missing answers for %s', (_what, input, gaps) => {
  expect(scoreGaps(input).map(({ field, upTo }) => [field, upTo])).toEqual(gaps)
})

function fullInput(): ScoreInput {
  return {
    budgetRange: '2.5l-plus',
    projectTimeline: 'asap',
    businessType: 'enterprise',
    urgency: 'critical',
    projectComplexity: 'high',
  }
}
