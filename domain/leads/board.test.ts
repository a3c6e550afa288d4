import { expect, test } from 'vitest'
import { boardPlacePairs, moveCards, readBoardPlaces } from './board.ts'
import type { LeadStatus } from './lead.ts'

const read = (address: string) => {
  const searchParams = new URLSearchParams(address)
  return readBoardPlaces((name) => searchParams.get(name))
}

test('reads the pages of a board from the URL it wrote', () => {
  const places = { new: { after: 'a-1' }, won: { before: 'b-2' } }
  expect(read(`${new URLSearchParams(boardPlacePairs(places))}`)).toEqual(places)
})

test.each([
  'at.won=after',
  'at.won=after~',
  'at.won=beside~x',
  'at.won=after~a b',
  'at.x=after~a',
  `at.won=after~${'a'.repeat(41)}`,
])('ignores the page “%s”', (address) => {
  expect(read(address)).toEqual({})
})

const card = (id: string, status: LeadStatus, estimated_value: number | null = 10) => ({
  id,
  status,
  estimated_value,
})
const columns = [
  { status: 'new' as const, leads: [card('a', 'new'), card('b', 'new', null)], total: 7, value: 100 },
  { status: 'won' as const, leads: [card('c', 'won')], total: 1, value: null },
]

test('moves a card to the top of its new column, marks it and updates both counts', () => {
  const moved = moveCards(columns, new Map([['a', 'won' as const]]))
  expect(moved[1]?.leads[0]?.status).toBe('won')
  expect(moved.map(({ leads, total, value }) => [leads.map(({ id }) => id), total, value])).toEqual([
    [['b'], 6, 90],
    [['a', 'c'], 2, null],
  ])
})

test('moves no card to its own column, and no card that is not visible', () => {
  expect(
    moveCards(
      columns,
      new Map([
        ['c', 'won' as const],
        ['z', 'new' as const],
      ]),
    ),
  ).toEqual(columns)
})
