import { open } from 'node:fs/promises'
import type { PhotoProblem } from './photo-problem.ts'

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

/** Number of bytes that identify a format. */
const ENOUGH_BYTES = 64
const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Detects a file's format by its first bytes, because its name and declared type are not reliable. */
export async function sniffPhoto(file: string): Promise<PhotoFormat | PhotoProblem> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENOUGH_BYTES), 0, ENOUGH_BYTES, 0)
    return formatOf(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Returns the format of a file's first bytes, or the problem. */
export function formatOf(head: Buffer): PhotoFormat | PhotoProblem {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  if (text.slice(4, 8) !== 'ftyp') return 'photo-type'
  const boxEnd = Math.min(head.readUInt32BE(0), head.length)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'photo-heic' : 'photo-type'
}
