import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Returns a photo with a GPS position in its EXIF data, rotated by 90 degrees as phones do. */
export async function photoWithPlace(): Promise<Buffer> {
  // The left half is red and the right half blue; after rotation red is at the top.
  const red = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export function plainPhoto(width = 320, height = 240) {
  return sharp({ create: { width, height, channels: 3, background: '#2a7' } })
}

/**
 * Returns a PNG that declares this size and contains data that decompresses to as many zeros as requested.
 */
export function claimingPng(width: number, height: number, unpackedBytes: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(unpackedBytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(31337)</script></svg>`
const html = '<!doctype html><script>alert(31337)</script>'

type Refused = readonly [what: string, make: () => Promise<Buffer> | Buffer, problem: string]

/** Files that must be refused, with the expected problem. */
export const refusedPhotos: readonly Refused[] = [
  ['an empty-looking file', () => Buffer.from('x'), 'photo-type'],
  ['an SVG with a script', () => Buffer.from(svg), 'photo-type'],
  ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'photo-type'],
  ['a page', () => Buffer.from(html), 'photo-type'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 'photo-type'],
  ['a ZIP', () => Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaa', 'latin1'), 'photo-type'],
  ['HEIC from an iPhone', () => brand('heic', ['mif1', 'heic']), 'photo-heic'],
  ['HEIC that says mif1 first', () => brand('mif1', ['mif1', 'heic']), 'photo-heic'],
  ['a film', () => brand('isom', ['isom', 'mp42']), 'photo-type'],
  ['only the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'photo-broken'],
  ['a JPEG that is cut off', async () => cut(await noise(800, 600).jpeg().toBuffer()), 'photo-broken'],
  ['a PNG that is cut off', async () => cut(await noise(800, 600).png().toBuffer()), 'photo-broken'],
  ['a WebP that is cut off', async () => cut(await noise(800, 600).webp().toBuffer()), 'photo-broken'],
  [
    'an AVIF that is cut off',
    async () => cut(await noise(400, 300).avif({ effort: 0 }).toBuffer()),
    'photo-broken',
  ],
  ['a GIF that is cut off', async () => cut(await noise(400, 300).gif().toBuffer()), 'photo-broken'],
  ['a TIFF that is cut off', async () => cut(await noise(400, 300).tiff().toBuffer()), 'photo-broken'],
  [
    'a PNG with a page inside',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(html)]),
    'photo-broken',
  ],
  ['a JPEG of 20,000 pixels across', () => plainPhoto(20_000, 4).jpeg().toBuffer(), 'photo-dimensions'],
  ['a PNG of 20,000 pixels down', () => plainPhoto(4, 20_000).png().toBuffer(), 'photo-dimensions'],
  [
    'a PNG that claims ten billion pixels',
    () => claimingPng(100_000, 100_000, 1_000_000),
    'photo-dimensions',
  ],
  ['a PNG bomb within the sides', () => claimingPng(11_000, 11_000, 300_000_000), 'photo-dimensions'],
  ['a PNG whose data ends early', () => claimingPng(4_000, 4_000, 1_000), 'photo-broken'],
]

/** Files that look like pictures but contain more. Only the pixels may be stored. */
export const doubtfulPhotos: readonly (readonly [string, () => Promise<Buffer>])[] = [
  [
    'a JPEG with a page behind it',
    async () => Buffer.concat([await plainPhoto().jpeg().toBuffer(), Buffer.from(html)]),
  ],
  [
    'a PNG with a ZIP behind it',
    async () => Buffer.concat([await plainPhoto().png().toBuffer(), Buffer.from('PK\x03\x04')]),
  ],
  ['a JPEG with a script in a comment', async () => withComment(await plainPhoto().jpeg().toBuffer(), html)],
  [
    'a PNG with transparency',
    async () =>
      sharp({ create: { width: 50, height: 90, channels: 4, background: '#f000' } })
        .png()
        .toBuffer(),
  ],
  ['a picture in CMYK', async () => plainPhoto().toColourspace('cmyk').jpeg().toBuffer()],
  ['a grey picture of sixteen bits', async () => plainPhoto().toColourspace('grey16').png().toBuffer()],
  ['an AVIF', async () => plainPhoto().avif().toBuffer()],
  [
    'a GIF with a page behind it',
    async () => Buffer.concat([await plainPhoto().gif().toBuffer(), Buffer.from(html)]),
  ],
  [
    'a TIFF with a ZIP behind it',
    async () => Buffer.concat([await plainPhoto().tiff().toBuffer(), Buffer.from('PK\x03\x04')]),
  ],
  ['a single pixel', async () => plainPhoto(1, 1).png().toBuffer()],
  ['a very long strip', async () => plainPhoto(11_999, 3).png().toBuffer()],
  [
    'a large progressive JPEG',
    async () =>
      (await tiled(5_700, 4_280))
        .jpeg({ progressive: true, quality: 20, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  ['a large WebP', async () => plainPhoto(5_000, 5_000).webp({ lossless: true }).toBuffer()],
  ['a large interlaced PNG', async () => plainPhoto(5_000, 5_000).png({ progressive: true }).toBuffer()],
]

/**
 * Returns repeating noise. A decoder that renders it again for each pixel takes longer than the rest of the
 * test.
 */
async function tiled(width: number, height: number) {
  const input = await noise(570, 428).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#888' } }).composite([
    { input, tile: true },
  ])
}

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
}

function cut(picture: Buffer): Buffer {
  return picture.subarray(0, Math.floor(picture.length / 2))
}

function brand(major: string, compatible: string[]): Buffer {
  const names = [major, '\0\0\0\0', ...compatible].join('')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + names.length)
  return Buffer.concat([size, Buffer.from(`ftyp${names}`, 'latin1'), Buffer.alloc(200)])
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}
