import { describe, expect, test } from 'vitest'
import { nameForm, registerForm, signInForm } from '#server/accounts/account-forms.ts'
import { readDemoForm } from '#server/bookings/book/submit-demo.ts'
import { readContact } from '#server/chat/contact-input.ts'
import { readQuoteForm } from '#server/leads/capture/submit-quote.ts'
import { readLeadForm } from '#server/leads/edit/read-lead-form.ts'
import { blockEntries } from '#server/settings/email-rules.ts'
import { siteContactInput } from '#server/settings/site-contact.ts'
import { readTestimonialForm } from '#server/testimonials/submit-testimonial.ts'

type Fields = { name?: string; email?: string; phone?: string }
type Read = { values?: Record<string, unknown>; problems?: Record<string, unknown> }

const asha = { name: 'Asha', email: 'asha@example.test' }
const now = new Date('2026-11-21T10:00:00.000Z')

/** How each form reads a name, an address and a number. */
const forms: Record<string, (fields: Fields) => Read> = {
  quote: (fields) => {
    const more = { serviceInterest: 'ai-chatbots', message: 'Hello', consent: 'on' }
    const read = readQuoteForm({ ...asha, ...more, ...fields })
    return read.ok ? { values: read.submission } : { problems: read.problems }
  },
  demo: (fields) => {
    const more = { date: '2026-11-25', time: '11:00', consent: 'on' }
    const read = readDemoForm({ ...asha, ...more, ...fields }, now, 'Asia/Kolkata')
    return read.ok ? { values: read.submission } : { problems: read.problems }
  },
  chat: (fields) => {
    const read = readContact({ ...asha, ...fields })
    return read.ok ? { values: read.submission } : { problems: read.problems }
  },
  lead: (fields) => {
    const { typed, problems } = readLeadForm((name) => ({ ...asha, ...fields })[name as 'name'], {})
    return Object.keys(problems).length > 0 ? { problems } : { values: typed }
  },
  testimonial: (fields) => {
    const more = { serviceType: 'ai-chatbot', content: 'Good work', consent: 'on' }
    const read = readTestimonialForm({ ...asha, ...more, ...fields })
    return read.ok ? { values: read.submission } : { problems: read.problems }
  },
}
const names = Object.keys(forms)

describe.each(names)('the %s form', (form) => {
  const read = (fields: Fields) => forms[form]?.(fields)

  test.each([
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['sales&marketing@example.com', 'sales&marketing@example.com'],
  ])('accepts the address %s', (email, stored) => {
    expect(read({ email })).toMatchObject({ values: { email: stored } })
  })

  test.each(['asha@example', 'asha@exa mple.com', 'a@b.test, c@d.test'])(
    'refuses the address %j',
    (email) => {
      expect(read({ email })).toMatchObject({ problems: { email: 'email' } })
    },
  )
})

test.each(names.filter((name) => name !== 'chat'))(
  'the %s form refuses a name that nobody can see',
  (form) => {
    for (const name of ['\u200b\u2060', '\u3164', '\u00ad', '\u2800', '\ufeff ']) {
      expect(forms[form]?.({ name }), JSON.stringify(name)).toMatchObject({ problems: { name: 'required' } })
    }
  },
)

test.each(['quote', 'demo', 'chat', 'lead'])('the %s form stores a number as E.164', (form) => {
  for (const phone of ['098765 43210', '+९१ ९८७६५ ४३२१०', 'Mobile: 98765 43210']) {
    expect(forms[form]?.({ phone }), phone).toMatchObject({ values: { phone: '+919876543210' } })
  }
  const two = '98765 43210 / 98765 43211'
  expect(forms[form]?.({ phone: two })).toMatchObject({ values: { phone: two } })
  expect(forms[form]?.({ phone: '12345' })).toMatchObject({ problems: { phone: 'phone' } })
})

test('accounts and settings follow the same rules', () => {
  const given = { email: 'Sales&Marketing@उदाहरण.भारत', password: 'x' }
  const stored = 'sales&marketing@xn--p1b6ci4b4b3a.xn--h2brj9c'
  expect(signInForm.parse(given).email).toBe(stored)
  expect(nameForm.safeParse({ name: '\u200b' }).success).toBe(false)
  expect(registerForm.safeParse({ ...given, name: '\u2800' }).error?.issues[0]?.path).toEqual(['name'])
  expect(siteContactInput.parse({ email: given.email, place: '' }).email).toBe(stored)
  expect(blockEntries.parse([given.email, '@उदाहरण.भारत'])).toEqual(['@xn--p1b6ci4b4b3a.xn--h2brj9c', stored])
})
