import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { describePhone } from '#domain/contact/phone-number.ts'
import { ContactLinks } from './contact-links.tsx'

const draw = ({ phone, ...person }: { email: string; phone: string; withdrawnAt?: string }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContactLinks
        person={{ name: `"><script>alert(1)</script>`, ...person, phoneContact: describePhone(phone) }}
      />
    </MemoryRouter>,
  )
const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)

test.each([
  ['javascript:alert(1)//@evil.test', 'javascript:alert(1)'],
  ['a@b.test" onclick="alert(1)', '+91 98765 43210" onclick="alert(1)'],
  ['a@b.test\nbcc:all@evil.test?body=x', '+91 98765 43210\n;ext=javascript:1'],
  [`data:text/html,<script>alert(1)</script>`, '//evil.test/9876543210'],
])('the invalid contacts %j and %j get no link', (email, phone) => {
  const html = draw({ email, phone })
  for (const address of addresses(html))
    expect(address).toMatch(
      /^(tel:\+\d{10,15}(;ext=\d+)?|https:\/\/wa\.me\/\d{10,15}|mailto:[\w.@%&#;()~!*'-]+)$/,
    )
  expect(addresses(html).length).toBeGreaterThan(0)
  expect(html).not.toMatch(/<script|"\s*onclick=/)
})

test('the ways that there are none of are left out', () => {
  expect(addresses(draw({ email: '', phone: 'ask Ravi' }))).toEqual([])
})

test('there are none after consent was withdrawn', () => {
  const html = draw({ email: 'a@b.test', phone: '+91 98765 43210', withdrawnAt: '2026-11-23T04:00:00.000Z' })
  expect(addresses(html)).toEqual([])
  expect(html).toContain('Consent withdrawn')
})
