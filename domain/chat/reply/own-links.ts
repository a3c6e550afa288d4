import { withLatinDigits } from '#domain/text/latin-digits.ts'
import { wordSet } from '../word-pattern.ts'

export type OwnPlaces = {
  paths: ReadonlySet<string>
  /** The site's origin, such as `https://example.com`. */
  origin?: string
  email?: string
}

const scheme =
  /[a-z][a-z0-9+.-]*:\/\/|(?:^|[^\p{L}])(?:javascript|vbscript|data|mailto|tel|sms|file|blob|upi|intent|whatsapp|tg|skype|ftp):/iu
const authority = /(?:^|[^:\w])(?:\/\/|\\\\)\w|www\d?\./i
const letters = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]'
const domain = new RegExp(
  `[\\p{L}\\p{M}\\p{N}_-]\\.(?:(${letters}{2,})|xn--|भारत|भारोत|कॉम|नेट|中国|中國)`,
  'u',
)
const address = /\d{1,3}(?:\.\d{1,3}){3}/
const files = wordSet('js pdf doc docx xls xlsx csv json txt png jpg jpeg svg mp3 mp4 wav ppt pptx')
const missingSpace = /(?<=\p{Ll})\.(?=\p{Lu}\p{Ll}*(?!\p{L}))/gu
const path = /(?<![\p{L}\p{M}\p{N}.])\/(?=[\p{L}\p{N}_.%])/u
const perUnit = /^\/(?:month|mo|year|yr|teacher|school|mahina|mahine|saal|mwezi|mwaka|महीना|महीने|साल)$/u

const opening = /^[\s("'“‘[{<]*/
const closing = /[\s)"'”’\]}>.,;:!?।…-]*$/

/** Removes links, domains and addresses that are not our own. */
export function keepOwnLinks(text: string, own: OwnPlaces): string {
  const cleaned = text
    .replace(missingSpace, '. ')
    .split(/(\s+)/)
    .map((piece) => (isForeign(piece, own) ? leftOver(piece) : piece))
    .join('')
  if (cleaned === text) return text
  return cleaned
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +(?=[.,;:!?।])/g, '')
}

function isForeign(piece: string, own: OwnPlaces): boolean {
  const readable = withLatinDigits(piece).normalize('NFKC').replace(/[。｡]/g, '.')
  const core = readable.replace(opening, '').replace(closing, '')
  if (isOwn(core, own)) return false
  if (scheme.test(readable) || authority.test(readable) || address.test(readable)) return true
  if (/@[\p{L}\p{N}]/u.test(readable)) return true
  const lastLabel = domain.exec(readable)
  if (lastLabel && !files.has((lastLabel[1] ?? '').toLowerCase())) return true
  const slash = path.exec(core)
  return slash !== null && !own.paths.has(core.slice(slash.index)) && !perUnit.test(core.toLowerCase())
}

function isOwn(core: string, { paths, origin, email }: OwnPlaces): boolean {
  if (paths.has(core) || (email !== undefined && core.toLowerCase() === email.toLowerCase())) return true
  if (!origin) return false
  const host = origin.replace(/^https?:\/\//, '')
  return [origin, host].some((start) => {
    return core === start || (core.startsWith(`${start}/`) && paths.has(core.slice(start.length)))
  })
}

/** Keeps the sentence's own full stop and the closing bracket of an earlier opening one. */
function leftOver(piece: string): string {
  const end = /[).,;:!?।]*$/.exec(piece)?.[0] ?? ''
  return piece.includes('(') ? end.replaceAll(')', '') : end
}
