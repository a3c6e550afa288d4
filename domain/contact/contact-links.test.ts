import { expect, test } from 'vitest'
import { mailLink } from './contact-links.ts'

test.each([
  ['asha@example.test', 'mailto:asha@example.test'],
  ['asha+demo@example.test', 'mailto:asha%2Bdemo@example.test'],
  ['a@b.test?bcc=all@evil.test&body=x', 'mailto:a@b.test%3Fbcc%3Dall@evil.test%26body%3Dx'],
  ['a@b.test\r\nBcc: all@evil.test', 'mailto:a@b.test%0D%0ABcc%3A%20all@evil.test'],
  [`javascript:alert(1)//"'><script>`, `mailto:javascript%3Aalert(1)%2F%2F%22'%3E%3Cscript%3E`],
  ['half \ud800 a character', 'mailto:half%20%20a%20character'],
])('addresses a mail to %j to that address only', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
