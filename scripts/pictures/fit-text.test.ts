import { describe, expect, test } from 'vitest'
import { breakEvenly, fitText } from './fit-text.ts'

/** Pretends that every letter is half as wide as high. */
const widthOf = (text: string) => text.length / 2
const box = { width: 600, height: 320, largest: 108, smallest: 48, lineHeight: 1.1 }

describe('breakEvenly', () => {
  test.each([
    { text: 'one', width: 10, lines: ['one'] },
    { text: 'one two', width: 10, lines: ['one two'] },
    { text: 'one two', width: 3, lines: ['one', 'two'] },
    // Filling the first line would leave a single word in the second.
    { text: 'aa bb cc dd', width: 4.5, lines: ['aa bb', 'cc dd'] },
    { text: 'a bb ccc dddd', width: 4.5, lines: ['a bb ccc', 'dddd'] },
  ])('breaks $text at $width', ({ text, width, lines }) => {
    expect(breakEvenly(text.split(' '), width, widthOf)).toEqual(lines)
  })

  test('returns undefined if a single word is too wide', () => {
    expect(breakEvenly(['a', 'telecommunications'], 5, widthOf)).toBeUndefined()
  })
})

describe('fitText', () => {
  test('keeps a short text as large as possible', () => {
    expect(fitText('Thank you', box, widthOf)).toEqual({ size: 108, lines: ['Thank you'] })
  })

  test('shrinks a text slightly to save a line', () => {
    // Twelve letters take 648 pixels at the largest size, and 600 at size 100.
    expect(fitText('six six six.', box, widthOf)).toEqual({ size: 100, lines: ['six six six.'] })
  })

  test('adds a line rather than shrinking a text a lot', () => {
    const lines = ['seven seven', 'seven']
    expect(fitText('seven seven seven', box, widthOf)).toEqual({ size: 108, lines })
  })

  test.each([40, 60, 90])('keeps %d letters inside their box, in order', (length) => {
    const text =
      'Every message is answered, even the one that comes late at night while everybody sleeps, yes'
    const given = text.slice(0, length).trim()
    const { size, lines } = fitText(given, box, widthOf)
    expect(lines.join(' ')).toBe(given)
    expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width)
  })

  test('throws if a text does not fit', () => {
    expect(() => fitText('word '.repeat(60), box, widthOf)).toThrow('too long for its picture')
  })
})
