import { isIP } from 'node:net'
import { business } from '#content/business.ts'
import type { Sender } from './delivery/mail-transport.ts'

const plain = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** Matches exactly one address: no name, no second recipient, no line break. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && plain.test(text)
}

/**
 * Returns the sender of all mails: the configured `Name <address>` or address, or a no-reply address at the site's
 * host.
 */
export function senderOf(emailFrom: string | undefined, siteUrl: string): Sender {
  if (emailFrom) {
    const [, name = '', address = emailFrom] = /^([^<]*)<([^>]+)>$/.exec(emailFrom) ?? []
    return { name: name.trim() || business.name, address: address.trim() }
  }
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '')
  return { name: business.name, address: `noreply@${isIP(host) ? 'localhost' : host.replace(/^www\./, '')}` }
}

/** Returns a mail server's message as one short line without addresses. */
export function withoutAddresses(said: string): string {
  return said
    .slice(0, 2_000)
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}
