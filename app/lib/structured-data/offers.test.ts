import { expect, test } from 'vitest'
import { offersOf } from './offers.ts'

const offer = (group: Parameters<typeof offersOf>[0][number], name: string) =>
  offersOf([group], 'en').find((one) => one.name === name)
/** Returns the value as it is serialised, without undefined fields. */
const written = (value: unknown) => JSON.parse(JSON.stringify(value))

test('puts the monthly fee beside the set-up price', () => {
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

test('gives a range two ends, and an open price only the lower one', () => {
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

test('marks a yearly price as recurring', () => {
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

test('leaves out offers that are priced individually', () => {
  expect(offersOf(['packages'], 'en').map(({ name }) => name)).toEqual(['Starter', 'Business Growth'])
})
