/** The zeros of the scripts whose digits are common in India; each is followed by its other nine digits. */
const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0]
const latinDigits = zeros.flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
)
/** Hindi letters that Unicode composes with a dot below (nukta), which many people omit. */
const withoutNukta = [
  ['\u0929', '\u0928'],
  ['\u0931', '\u0930'],
  ['\u0934', '\u0933'],
  ['\u093c', ''],
] as const
const folded = new Map<string, string>([...latinDigits, ...withoutNukta])

/**
 * Text as it is searched: small letters without accents, Latin digits, Hindi letters without a nukta. The database folds
 * the same way what it indexes.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u0600-\u0dff]/g, (letter) => folded.get(letter) ?? letter)
}
