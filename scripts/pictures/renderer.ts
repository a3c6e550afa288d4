import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { WidthOf } from './fit-text.ts'

let ready: Promise<void> | undefined

/** Turns SVG into PNG, and measures text, with exactly these fonts: nothing of the machine's own. */
export async function createRenderer(fonts: Buffer[]) {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm)
  await ready
  const font = { fontBuffers: fonts }
  const widths = new Map<string, number>()

  const widthOf: WidthOf = (text) => {
    const known = widths.get(text)
    if (known !== undefined) return known
    const size = 100
    const drawn = new Resvg(svg(1, 1, textLine(text, { x: 0, y: 0, size, fill: '#000' })), { font })
    const width = (drawn.getBBox()?.width ?? 0) / size
    drawn.free()
    widths.set(text, width)
    return width
  }

  return {
    widthOf,
    png(source: string, width?: number): Uint8Array {
      const drawn = new Resvg(source, { font, ...(width ? { fitTo: { mode: 'width', value: width } } : {}) })
      const image = drawn.render()
      const bytes = image.asPng()
      image.free()
      drawn.free()
      return bytes
    },
  }
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

export function textLine(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<text x="${x}" y="${y}" font-family="Anek Latin" font-weight="700" font-size="${size}" fill="${fill}">${escaped}</text>`
}
