/** What browsers take for an address (HTML standard), with a dot in its domain. */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const LONGEST = 254

/** A web standard in browsers and Node; the domain's own types name no runtime. */
declare const URL: new (address: string) => { hostname: string }

/**
 * An e-mail address as it is stored: a domain in other letters is written as mail servers know it (`xn--…`).
 * Undefined where the text is not exactly one address.
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
