import { expect, test } from 'vitest'
import { groupQuestions } from './group-questions.ts'

const grouped = (...texts: string[]) =>
  groupQuestions(texts.map((text) => ({ text }))).map(({ questions }) => questions.length)

test.each<[string, string, boolean]>([
  ['What is your GST number?', 'gst number please', true],
  ['Do you have a shop in Mumbai?', 'Do you have a shop in Pune?', false],
  ['आपका जीएसटी नंबर क्या है', 'जीएसटी नंबर बताइए।', true],
  ['aapka office kahan hai', 'Office kahan?', true],
  ['je mna ofisi wapi', 'Ofisi wapi?', true],
  ['can you make a logo', 'can you make a film', false],
  ['???', '???', true],
  ['???', '!!!', false],
  ['hello', 'Hello.', true],
  ['what is this', 'how do you', false],
])('returns for "%s" and "%s" whether they ask the same: %s', (one, other, same) => {
  expect(grouped(one, other)).toEqual(same ? [2] : [1, 1])
})

test('sorts groups by their newest question', () => {
  const groups = groupQuestions([
    { text: 'Do you ship stickers?', id: 4 },
    { text: 'What is your GST number?', id: 3 },
    { text: 'do you ship stickers', id: 2 },
  ])
  expect(groups.map(({ newest, questions }) => [newest.id, questions.map(({ id }) => id)])).toEqual([
    [4, [4, 2]],
    [3, [3]],
  ])
})
