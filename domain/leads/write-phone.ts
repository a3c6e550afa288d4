import { phoneKey } from './contact-keys.ts'

/**
 * An Indian number as people read it out, however it was typed: `+91 98765 43210`. Any other stays as it was written.
 */
export function writePhone(phone: string): string {
  const [, first, second] = /^91(\d{5})(\d{5})$/.exec(phoneKey(phone) ?? '') ?? []
  return first && second ? `+91 ${first} ${second}` : phone
}
