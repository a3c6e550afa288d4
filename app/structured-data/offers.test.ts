import { expect, test } from 'vitest'
import { offersOf } from './offers.ts'

const offer = (group: Parameters<typeof offersOf>[0][number], name: string) =>
  offersOf([group], 'en').find((one) => one.name === name)
/** As it is written: without what is undefined. */
const written = (value: unknown) => JSON.parse(JSON.stringify(value))

test('a set-up price has its monthly fee beside it', () => {
  expect(written(offer('ecommerce', 'Customer bot'))).toEqual({
    '@type': 'Offer',
    name: 'Customer bot',
    price: 24_999,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 3_999,
      priceCurrency: 'INR',
      unitCode: 'MON',
    },
  })
})

test('a range has two ends, and a price that only begins somewhere has one', () => {
  expect(written(offer('gptAgents', 'GPT agents'))).toEqual({
    '@type': 'AggregateOffer',
    name: 'GPT agents',
    lowPrice: 25_000,
    highPrice: 50_000,
    priceCurrency: 'INR',
  })
  expect(written(offer('websites', 'Custom AI web app'))).toEqual({
    '@type': 'AggregateOffer',
    name: 'Custom AI web app',
    lowPrice: 29_999,
    priceCurrency: 'INR',
  })
})

test('a yearly price is nowhere told as one that is paid once', () => {
  expect(written(offer('schools', 'Lesson plans'))).toEqual({
    '@type': 'Offer',
    name: 'Lesson plans',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 3_000,
      priceCurrency: 'INR',
      unitCode: 'ANN',
      unitText: 'per teacher, per year',
    },
  })
})

test('what is made to measure is left out', () => {
  expect(offersOf(['packages'], 'en').map(({ name }) => name)).toEqual(['Starter', 'Business Growth'])
})
