import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPhotoFolder } from '#server/adapters/photo-folder.ts'
import { doubtfulPhotos, photoWithPlace, plainPhoto, refusedPhotos } from '#tests/security/hostile-photos.ts'
import { createPhotos } from './photos.ts'
import { shrinkInProcess } from './shrink-in-process.ts'

let folder: string
let photos: ReturnType<typeof createPhotos>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
  photos = createPhotos({
    store: createPhotoFolder(path.join(folder, 'uploads')),
    shrink: shrinkInProcess(path.resolve('server/adapters/shrink-photo.ts')),
    workDir: path.join(folder, 'incoming'),
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function onDisk(bytes: Buffer): { file: string } {
  const file = path.join(folder, crypto.randomUUID())
  writeFileSync(file, bytes)
  return { file }
}

async function taken(bytes: Buffer, crop?: { x: number; y: number; size: number }) {
  const outcome = await photos.take(onDisk(bytes), crop)
  if (!outcome.ok) throw new Error(outcome.problem)
  const [large, small] = await Promise.all(
    [`${outcome.key}.webp`, `${outcome.key}-s.webp`].map(async (name) =>
      Buffer.from((await photos.read(name)) ?? []),
    ),
  )
  if (!large || !small) throw new Error('a size is missing')
  return { key: outcome.key, large, small }
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('becomes two small squares, whatever its shape', async () => {
  const { large, small } = await taken(await plainPhoto(1_600, 900).jpeg().toBuffer())
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
})

test('is rotated upright and contains only its pixels', async () => {
  const photo = await photoWithPlace()
  expect(photo.includes('SECRET-OWNER')).toBe(true)
  const { large, small } = await taken(photo)
  for (const picture of [large, small]) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(picture.includes('SECRET-OWNER')).toBe(false)
    expect(picture.includes('GPS')).toBe(false)
  }
  const [above, below] = [await colourAt(large, 200, 20), await colourAt(large, 200, 380)]
  expect(above[0]).toBeGreaterThan(200)
  expect(below[2]).toBeGreaterThan(200)
})

test('is cropped to the chosen square', async () => {
  const photo = await photoWithPlace()
  const { large } = await taken(photo, { x: 0, y: 0.6, size: 0.5 })
  expect(await sharp(large).metadata()).toMatchObject({ width: 200, height: 200 })
  expect((await colourAt(large, 100, 100))[2]).toBeGreaterThan(200)
})

test.each(refusedPhotos)('is refused as %s', async (_what, make, problem) => {
  expect(await photos.take(onDisk(await make()), undefined)).toEqual({ ok: false, problem })
})

test.each(doubtfulPhotos)('leaves only pixels of %s', async (_what, make) => {
  const { large, small } = await taken(await make())
  for (const picture of [large, small]) {
    for (const hidden of ['script', 'PK\x03\x04']) expect(picture.includes(hidden)).toBe(false)
    const { format, channels, width, height } = await sharp(picture).metadata()
    expect({ format, channels, isSquare: width === height }).toEqual({
      format: 'webp',
      channels: 3,
      isSquare: true,
    })
  }
})

test('is refused above 5 MB without being decoded', async () => {
  const photo = await plainPhoto().jpeg().toBuffer()
  const padded = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])
  expect(await photos.take(onDisk(padded), undefined)).toEqual({ ok: false, problem: 'photo-size' })
})

test('is removed completely when it is discarded', async () => {
  const { key } = await taken(await plainPhoto().png().toBuffer())
  await photos.discard(key)
  await photos.discard(key)
  expect(await photos.read(`${key}.webp`)).toBeUndefined()
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual([])
  expect(readdirSync(path.join(folder, 'uploads')).filter((name) => name.startsWith('.'))).toEqual([])
})

test('is refused for now if too many arrive at once', async () => {
  const photo = onDisk(await plainPhoto().jpeg().toBuffer())
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => photos.take(photo, undefined)))
  const busy = outcomes.filter((outcome) => !outcome.ok)
  expect(busy).toEqual([
    { ok: false, problem: 'photo-busy' },
    { ok: false, problem: 'photo-busy' },
  ])
})

test('counts as broken if its decoder hangs or crashes', async () => {
  const program = path.join(folder, 'crash.js')
  writeFileSync(program, 'process.abort()')
  const crashing = shrinkInProcess(program)
  expect(await crashing('a', { large: 'b', small: 'c' }, undefined)).toEqual({ kind: 'photo-broken' })
})
