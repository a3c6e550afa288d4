import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type PhotoCrop, squareOf } from '#domain/testimonials/photo-square.ts'
import { photoSides } from '#server/testimonials/photos/photo-names.ts'
import type { ShrinkResult } from '#server/testimonials/photos/shrink-in-process.ts'

// A program of its own, run once for each photo: `input large small crop`. It tells how it went as JSON.
// Whatever a hostile file does to the decoder, it happens here: without the site's memory, secrets or database.

const MAX_PIXELS = 25_000_000
const MAX_SIDE = 12_000

// Only these decoders, and only from files: no SVG, PDF or whatever else the library knows.
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
  // Reads the head of the file only: what is too large is never unpacked.
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
  // Nothing but the pixels goes on: no EXIF with places, no profile, no comment.
  return {
    large: await sharp(picture.data, { raw }).webp({ quality: 82 }).toBuffer(),
    small: await sharp(picture.data, { raw })
      .resize(Math.min(raw.width, photoSides.small))
      .webp({ quality: 80 })
      .toBuffer(),
  }
}
