import { expect, test } from 'vitest'
import { fillTemplate, type TemplateValues } from './fill-template.ts'

const values: TemplateValues = {
  name: 'Asha {sender}',
  service: 'Music creation',
  price: 'From ₹1,000',
  bookingLink: 'https://site.test/book',
  sender: 'Ravi',
}

test.each<[string, Partial<TemplateValues>, string]>([
  ['Hello {name}, about {service}: {price}', {}, 'Hello Asha {sender}, about Music creation: From ₹1,000'],
  ['Hello\n\nPrice: {price}\n\n{sender}', { price: '' }, 'Hello\n\nRavi'],
  ['{price}', { price: '' }, ''],
  ['{other} {Name} {} {name', {}, '{other} {Name} {} {name'],
  ['{constructor}', {}, '{constructor}'],
])('%j', (text, changes, expected) => {
  expect(fillTemplate(text, { ...values, ...changes })).toBe(expected)
})
