import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PictureWords, pictureWords } from '#content/picture-words.ts'
import { locales } from '#domain/locale.ts'
import { breakEvenly } from './fit-text.ts'
import { fontsOf } from './fonts.ts'
import { createTypeSetter } from './set-text.ts'
import { streets } from './streets.ts'

const folder = path.resolve(import.meta.dirname, '../../app/pictures')

/** Smallest size of a text, as a fraction of the size in its drawing. */
const SMALLEST = 0.7

/** Returns a drawing with its texts as outlines. */
type SetWords = (drawing: string, words: PictureWords) => string

/** Returns every drawing of the site in every language, by its path, such as `hi/scenes/smb.svg`. */
export async function drawPictures(): Promise<Map<string, string>> {
  const setWords = await createWordSetter()
  const drawings = { ...readDrawings(), ...streets(folder) }
  return new Map(
    locales.flatMap((locale) =>
      Object.entries(drawings).map(([name, drawing]) => [
        `${locale}/${name}.svg`,
        setWords(drawing, pictureWords[locale]),
      ]),
    ),
  )
}

function readDrawings(): Record<string, string> {
  const files = globSync(['*.svg', '{products,projects,scenes,tools}/*.svg'], { cwd: folder })
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.svg'.length), readFileSync(path.join(folder, file), 'utf8')]),
  )
}

/**
 * Replaces each `<text x y font-size data-width>key</text>` of a drawing with outlines, because images can't
 * load fonts. `key` names the text in `content/copy`; keys that begin with a digit or ₹ are shown as they are.
 * `data-width` is the maximum width; `data-lines` and `data-leading` allow several lines.
 */
async function createWordSetter(): Promise<SetWords> {
  const [regular, bold] = await Promise.all([fontsOf(400), fontsOf(700)])
  const setters = { regular: createTypeSetter(regular), bold: createTypeSetter(bold) }

  function setText(attributes: string, text: string): string {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]
    const number = (name: string) => Number(read(name) ?? 0)
    const { widthOf, textLine } = setters[read('font-weight') ? 'bold' : 'regular']
    const rows = number('data-lines') || 1
    let size = number('font-size')
    const smallest = size * SMALLEST
    const fits = () => breakEvenly(text.split(' '), number('data-width') / size, widthOf)
    let lines = fits()
    while (!lines || lines.length > rows) {
      size -= 0.5
      if (size < smallest) throw new Error(`too long for its picture: ${text}`)
      lines = fits()
    }
    const leading = number('data-leading')
    const top = number('y') + ((rows - lines.length) * leading) / 2
    const share = { middle: 0.5, end: 1 }[read('text-anchor') ?? ''] ?? 0
    return lines
      .map((line, at) => {
        const x = Math.round((number('x') - share * widthOf(line) * size) * 10) / 10
        return textLine(line, { x, y: top + at * leading, size, fill: read('fill') })
      })
      .join('')
  }

  return (drawing, words) =>
    drawing.replace(/<text ([^>]+)>([^<]+)<\/text>/g, (_, attributes: string, key: string) => {
      const text = /^[\d₹]/.test(key) ? key : words[key as keyof PictureWords]
      if (!text) throw new Error(`content/copy/en/pictures.ts has no ${key}`)
      return setText(attributes, text)
    })
}
