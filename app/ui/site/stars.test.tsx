import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

test.each([
  { rating: 0, given: 0, part: undefined },
  { rating: 4, given: 4, part: undefined },
  { rating: 4.5, given: 5, part: '12' },
  { rating: 5, given: 5, part: undefined },
])('fills $rating of five stars', ({ rating, given, part }) => {
  const html = renderToString(<Stars rating={rating} label="" />)
  expect(html.match(/class="given"/g)?.length ?? 0).toBe(given)
  expect(/<svg x="96" width="(\d+)"/.exec(html)?.[1]).toBe(part)
})
