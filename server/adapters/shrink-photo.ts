import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type PhotoCrop, squareOf } from '#domain/testimonials/photo-square.ts'
import { photoSides } from '#server/testimonials/photos/photo-names.ts'
import type { ShrinkResult } from '#server/testimonials/photos/shrink-in-process.ts'

// Runs as a separate process for each photo: `input large small crop`, and prints the result as JSON. A
// hostile file can only affect this process, which has none of the site's memory, secrets or database.

const MAX_PIXELS = 25_000_000
/** Longest allowed side in pixels. */
const MAX_SIDE = 12_000

// Only these decoders may read files, so SVG, PDF and other formats are blocked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadTiffFile',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const [input = '', large = '', small = '', crop = ''] = process.argv.slice(2)
const result = await shrink().catch(() => ({ kind: 'photo-broken' }) as const)
process.stdout.write(JSON.stringify('kind' in result ? result : await store(result)))

type Pictures = { large: Buffer; small: Buffer }

async function store(pictures: Pictures): Promise<ShrinkResult> {
  try {
    await writeFile(large, pictures.large)
    await writeFile(small, pictures.small)
    return { kind: 'shrunk' }
  } catch {
    return { kind: 'not-stored' }
  }
}

async function shrink(): Promise<Pictures | ShrinkResult> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  // This reads only the header, so that too large a picture is never decompressed.
  const { width, height, autoOrient } = await sharp(input, { ...options, limitInputPixels: false }).metadata()
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    return { kind: 'photo-dimensions' }
  }
  const chosen = crop ? (JSON.parse(crop) as PhotoCrop) : undefined
  const { left, top, side } = squareOf(autoOrient.width, autoOrient.height, chosen)
  const picture = await sharp(input, options)
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize(Math.min(side, photoSides.large))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: picture.info.width, height: picture.info.height, channels: picture.info.channels }
  // Only pixels are kept: no EXIF with locations, no profile, no comment.
  return {
    large: await sharp(picture.data, { raw }).webp({ quality: 82 }).toBuffer(),
    small: await sharp(picture.data, { raw })
      .resize(Math.min(raw.width, photoSides.small))
      .webp({ quality: 80 })
      .toBuffer(),
  }
}
