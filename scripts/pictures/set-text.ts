import { Blob, Face, Font, Buffer as GlyphBuffer, type SvgPathCommand, shape } from 'harfbuzzjs'
import type { WidthOf } from './fit-text.ts'

/** A line without `fill` has the colour of its group. */
type TextLine = { x: number; y: number; size: number; fill?: string | undefined }

/** Sets lines of text with the fonts it was created with. */
export type TypeSetter = {
  widthOf: WidthOf
  /** Returns a line as an SVG path; `y` is its baseline. */
  textLine(text: string, line: TextLine): string
}

/** Creates a typesetter from sfnt files; each letter uses the first font that contains it. */
export function createTypeSetter(files: Buffer[]): TypeSetter {
  const fonts = files.map((file) => {
    const face = new Face(new Blob(new Uint8Array(file)))
    return { font: new Font(face), unit: 1 / face.upem, letters: new Set(face.collectUnicodes()) }
  })
  const fontOf = (letter: string) => fonts.findIndex(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))

  /** Splits the text into runs of one font, because fonts shape whole words. */
  function partsOf(text: string) {
    const parts: { at: number; text: string }[] = []
    // The fonts lack the non-breaking hyphen, which looks like the plain one.
    for (const letter of text.replaceAll('\u2011', '-')) {
      const at = fontOf(letter)
      if (at < 0) throw new Error(`no font has ${letter}`)
      const last = parts.at(-1)
      if (last?.at === at) last.text += letter
      else parts.push({ at, text: letter })
    }
    return parts
  }

  /** Returns each letter with its position, and the total width, at a font size of one pixel. */
  function set(text: string) {
    let width = 0
    const letters: { outline: SvgPathCommand[]; unit: number; x: number; y: number }[] = []
    for (const part of partsOf(text)) {
      const found = fonts[part.at]
      if (!found) continue
      const { font, unit } = found
      const buffer = new GlyphBuffer()
      buffer.addText(part.text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      for (const {
        codepoint,
        xAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        const outline = font.glyphToJson(codepoint)
        letters.push({ outline, unit, x: width + xOffset * unit, y: yOffset * unit })
        width += xAdvance * unit
      }
    }
    return { letters, width }
  }

  /** Returns path data in quarter pixels. Relative coordinates halve the compressed size. */
  function pathOf(text: string, size: number): string {
    const scale = size * 4
    let [atX, atY, startX, startY] = [0, 0, 0, 0]
    let path = ''
    for (const { outline, unit, x, y } of set(text).letters) {
      for (const { type, values } of outline) {
        const steps: number[] = []
        let [toX, toY] = type === 'Z' ? [startX, startY] : [atX, atY]
        for (let at = 0; at < values.length; at += 2) {
          toX = Math.round((x + (values[at] ?? 0) * unit) * scale)
          toY = -Math.round((y + (values[at + 1] ?? 0) * unit) * scale)
          steps.push(toX - atX, toY - atY)
        }
        ;[atX, atY] = [toX, toY]
        if (type === 'M') [startX, startY] = [atX, atY]
        path += type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
      }
    }
    return path
  }

  return {
    widthOf: (text) => set(text).width,
    textLine: (text, { x, y, size, fill }) =>
      `<path transform="translate(${x} ${y})scale(.25)"${fill ? ` fill="${fill}"` : ''} d="${pathOf(text, size)}"/>`,
  }
}
