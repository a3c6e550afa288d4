import { describe, expect, it } from 'vitest'
import { questions } from './questions.ts'

describe('the question table', () => {
  it('asks at least 170 different questions, at least 30 of them in each language', () => {
    const asked = questions.map(({ earlier = [], question }) => [...earlier, question].join(' / '))
    expect(new Set(asked).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThanOrEqual(170)
    for (const language of ['en', 'hi-Latn', 'hi', 'sw']) {
      expect(questions.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(30)
    }
  })

  it('expects a fact or a confession of every answer', () => {
    const empty = questions.filter(({ holds, known }) => holds.length === 0 && known === undefined)
    expect(empty).toEqual([])
  })
})
