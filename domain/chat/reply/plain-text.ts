// Zero-width joiners stay between Devanagari letters, where Hindi needs them.
const invisible =
  /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]|(?<!\p{Script=Devanagari})[\u200c\u200d]|[\u200c\u200d](?!\p{Script=Devanagari})/gu

// Blank letters and variation selectors can hide text.
const blank = /[\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\p{Variation_Selector}/gu
const piledMarks = /(\p{M}{4})\p{M}+/gu

const entities: Record<string, string> = { amp: '&', nbsp: ' ', quot: '"', apos: "'", '#39': "'" }

const markup: readonly [RegExp, string][] = [
  [/<!--.*?(?:-->|$)/gs, ''],
  [/<(script|style|iframe|template|svg|object)\b[^>]*>.*?<\/\1\s*>/gis, ''],
  [/<[/!?]?[a-z][^<>]*(?:>|$)/gi, ''],
  // Images are removed; links keep their text, which is checked later.
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ''],
  [/\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g, '$1 ($2)'],
  [/^\s*\[[^\]]+\]:\s.*$/gm, ''],
  [/\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/<(?=[/!?]?[a-z])/gi, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s{0,3}>\s?/gm, ''],
  [/^[ \t]*[*+•][ \t]+/gm, '- '],
  [/^[ \t]*(?:[-=_*][ \t]*){3,}$/gm, ''],
  [/^[ \t|:-]*\|[ \t|:-]*$/gm, ''],
  [/\|/g, ' '],
  [/[*`\\]+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|__+/gu, ''],
]
/** Text that still contains markup after this many passes is dropped. */
const MOST_LAYERS = 8

/**
 * Removes markdown, HTML and invisible characters from a model's text. Returns an empty text if layers of
 * markup remain.
 */
export function toPlainText(text: string): string {
  let plain = text
  // Removing one layer can expose another: "<scr<b>ipt>".
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const before = plain
    plain = plain
      .replace(invisible, '')
      .replace(blank, '')
      .replace(piledMarks, '$1')
      .replace(/[＜﹤]/g, '<')
      .replace(/[＞﹥]/g, '>')
      .replace(/&(#?\w{1,9});/g, (_, name: string) => entities[name.toLowerCase()] ?? '')
    for (const [mark, words] of markup) plain = plain.replace(mark, words)
    if (plain === before) return plain
  }
  return ''
}
