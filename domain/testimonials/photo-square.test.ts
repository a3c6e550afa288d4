import { expect, test } from 'vitest'
import { type PhotoCrop, type PhotoSquare, squareOf } from './photo-square.ts'

test.each<[number, number, PhotoCrop | undefined, PhotoSquare]>([
  [400, 300, undefined, { left: 50, top: 0, side: 300 }],
  [300, 400, undefined, { left: 0, top: 50, side: 300 }],
  [400, 300, { x: 0, y: 0, size: 1 }, { left: 0, top: 0, side: 300 }],
  [400, 300, { x: 0.5, y: 0.5, size: 0.5 }, { left: 200, top: 150, side: 150 }],
  // A square beyond the edge is moved inside.
  [400, 300, { x: 1, y: 1, size: 1 }, { left: 100, top: 0, side: 300 }],
  [400, 300, { x: 0.9, y: 0.9, size: 0.2 }, { left: 340, top: 240, side: 60 }],
  [1, 1, { x: 1, y: 1, size: 0.001 }, { left: 0, top: 0, side: 1 }],
  [2, 20_000, undefined, { left: 0, top: 9_999, side: 2 }],
])('crops %i × %i with %j to %j', (width, height, crop, expected) => {
  expect(squareOf(width, height, crop)).toEqual(expected)
})
