import sharp from 'sharp'

/** Returns an SVG picture of a size in pixels. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

/** Renders an SVG to PNG, in its own width or another one in pixels. */
export function toPng(source: string, width?: number): Promise<Buffer> {
  const own = Number(/ width="(\d+)"/.exec(source)?.[1])
  // The picture is rendered at the requested size rather than scaled afterwards.
  const density = 72 * ((width ?? own) / own)
  return sharp(Buffer.from(source), { density })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer()
}
