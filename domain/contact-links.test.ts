import { expect, test } from 'vitest'
import { callLink, mailLink, whatsAppLink } from './contact-links.ts'

test.each([
  ['asha@example.test', 'mailto:asha@example.test'],
  ['asha+demo@example.test', 'mailto:asha%2Bdemo@example.test'],
  ['a@b.test?bcc=all@evil.test&body=x', 'mailto:a@b.test%3Fbcc%3Dall@evil.test%26body%3Dx'],
  ['a@b.test\r\nBcc: all@evil.test', 'mailto:a@b.test%0D%0ABcc%3A%20all@evil.test'],
  [`javascript:alert(1)//"'><script>`, `mailto:javascript%3Aalert(1)%2F%2F%22'%3E%3Cscript%3E`],
  ['half \ud800 a character', 'mailto:half%20%20a%20character'],
])('a mail to %j goes to that address and nowhere else', (email, link) => {
  expect(mailLink(email)).toBe(link)
})

test.each([
  ['+91 98765-43210', '919876543210'],
  ['098765 43210', '919876543210'],
  ['98765 43210\n+44 20 7946 0958', undefined],
  ['javascript:alert(1)', undefined],
  ['+91 98765 43210"><script>', '919876543210'],
  ['98765 43210;ext=1?x', '98765432101'],
  // No code that diverts calls, whatever else it may ring.
  ['*21*+919876543210#', '21919876543210'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a call to %j has only its digits', (phone, digits) => {
  expect(callLink(phone)).toBe(digits && `tel:+${digits}`)
  expect(whatsAppLink(phone)).toBe(digits && `https://wa.me/${digits}`)
})
