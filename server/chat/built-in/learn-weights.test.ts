import { expect, test } from 'vitest'
import { learnWeights, type Sample } from './learn-weights.ts'
import { type Features, linearModel } from './linear-model.ts'

const featuresOf = (text: string): Features => new Map(text.split(' ').map((word) => [word, 1]))

const samples: Sample[] = Array.from({ length: 12 }, (_, at) => [
  { features: featuresOf(`price please ${at}`), label: 0 },
  { features: featuresOf(`where please ${at}`), label: 1 },
]).flat()

function learn() {
  const learning = learnWeights(samples, 2)
  for (;;) {
    const { done, value } = learning.next()
    if (done) return value
  }
}

test('tells classes by the words that they differ in, whatever stands beside', () => {
  const model = linearModel(learn())
  expect(model(featuresOf('the price of it'))[0]).toBeGreaterThan(0.7)
  expect(model(featuresOf('and where is it'))[1]).toBeGreaterThan(0.7)
})

test('takes no side where nothing known is said, and its shares come to one', () => {
  const [first = 0, second = 0] = linearModel(learn())(featuresOf('quite another matter'))
  expect(first).toBeCloseTo(0.5)
  expect(first + second).toBeCloseTo(1)
})

test('learns the same from the same samples', () => {
  expect(learn()).toEqual(learn())
})

test('leaves out what was met too seldom to tell anything', () => {
  expect(learn().features).toEqual(expect.arrayContaining(['price', 'where', 'please']))
  expect(learn().features).not.toContain('7')
})
