/** The address pattern of the HTML standard, plus a required dot in the domain. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** The maximum length of an address (RFC 5321). */
const LONGEST = 254

/** URL exists in browsers and Node, but the domain's types include no runtime. */
declare const URL: new (address: string) => { hostname: string }

/**
 * Normalises an e-mail address for storage: an internationalised domain becomes ASCII (`xn--…`). Returns
 * undefined if the text is not exactly one address.
 */
export function readEmail(typed: string): string | undefined {
  const text = typed.normalize('NFC').trim()
  const at = text.lastIndexOf('@')
  const host = text.slice(at + 1)
  const email = /^[\x20-\x7e]*$/.test(host) ? text : `${text.slice(0, at)}@${asciiDomain(host) ?? ''}`
  return email.length <= LONGEST && address.test(email) ? email : undefined
}

function asciiDomain(host: string): string | undefined {
  if (/[\s/\\?#@:%[\]]/.test(host)) return undefined
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return undefined
  }
}
