declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Undefined keeps all glyphs, together with `keepAllGlyphs`. */
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
      noHinting?: boolean
      keepFeatures?: string[]
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
