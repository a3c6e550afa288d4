import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import type { WidthOf } from './fit-text.ts'

type TextLine = { x: number; y: number; size: number; fill: string }

/** Sets lines of text in the letters of the fonts it was made with. */
export type TypeSetter = {
  widthOf: WidthOf
  /** A line as an SVG path; `y` is where its letters stand. */
  textLine(text: string, line: TextLine): string
}

/** Each letter is drawn in the first of the fonts that has it; they are files in sfnt format. */
export function createTypeSetter(files: Buffer[]): TypeSetter {
  const fonts = files.map((file) => {
    const face = new Face(new Blob(new Uint8Array(file)))
    return { font: new Font(face), unit: 1 / face.upem, letters: new Set(face.collectUnicodes()) }
  })
  const fontOf = (letter: string) => fonts.findIndex(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))

  /** The text in parts of one font each, as fonts shape whole words. */
  function partsOf(text: string) {
    const parts: { at: number; text: string }[] = []
    for (const letter of text) {
      const at = fontOf(letter)
      if (at < 0) throw new Error(`no font has ${letter}`)
      const last = parts.at(-1)
      if (last?.at === at) last.text += letter
      else parts.push({ at, text: letter })
    }
    return parts
  }

  /** The letters as paths, each placed at a font size of one pixel, and how far they reach. */
  function set(text: string): { paths: string[]; width: number } {
    let width = 0
    const paths: string[] = []
    for (const part of partsOf(text)) {
      const found = fonts[part.at]
      if (!found) continue
      const { font, unit } = found
      const buffer = new GlyphBuffer()
      buffer.addText(part.text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
        const path = font.glyphToPath(codepoint)
        const place = `translate(${width + xOffset * unit} ${-yOffset * unit}) scale(${unit} ${-unit})`
        if (path) paths.push(`<path transform="${place}" d="${path}"/>`)
        width += xAdvance * unit
      }
    }
    return { paths, width }
  }

  return {
    widthOf: (text) => set(text).width,
    textLine: (text, { x, y, size, fill }) =>
      `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">${set(text).paths.join('')}</g>`,
  }
}
