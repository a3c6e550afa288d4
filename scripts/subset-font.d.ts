declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Nothing: all of them, with `keepAllGlyphs`. */
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
