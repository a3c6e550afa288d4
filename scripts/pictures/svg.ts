import sharp from 'sharp'

/** An SVG picture of this size in pixels. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

/** The picture as PNG, in its own width in pixels or another. */
export function toPng(source: string, width?: number): Promise<Buffer> {
  const own = Number(/ width="(\d+)"/.exec(source)?.[1])
  // Drawn at the size that is asked for, not enlarged afterwards.
  const density = 72 * ((width ?? own) / own)
  return sharp(Buffer.from(source), { density })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer()
}
