import { open, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import { newDataFolder } from '#tests/support/servers/data-folder.ts'
import { photoUpload, receiveUpload } from './receive-upload.ts'

const PIECE = 1024 * 1024
const piecesOf = (bytes: number) => Math.ceil(bytes / PIECE)

let dir: string
beforeEach(() => {
  dir = newDataFolder()
})
afterEach(async () => {
  expect(await readdir(dir)).toEqual([])
  await rm(dir, { recursive: true })
})

/** Creates an upload of several chunks, and records how many were read and whether the rest was cancelled. */
function upload(pieces: number, saysHowLong: boolean) {
  const seen = { pieces: 0, isRefused: false }
  const head = '--b\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n'
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      if (seen.pieces === pieces) {
        controller.enqueue(Buffer.from('\r\n--b--\r\n'))
        controller.close()
        return
      }
      seen.pieces++
      controller.enqueue(new Uint8Array(PIECE))
    },
    cancel() {
      seen.isRefused = true
    },
  })
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=b' })
  if (saysHowLong) headers.set('content-length', String(pieces * PIECE + head.length + 9))
  return { seen, outcome: receiveUpload({ headers, body }, dir) }
}

test.each([true, false])(
  'reads a form that is too large to its end, so that the sender hears the answer (length told: %s)',
  async (told) => {
    const pieces = piecesOf(photoUpload.maxBodyBytes) + 5
    const { seen, outcome } = upload(pieces, told)
    expect(await outcome).toEqual({ kind: 'too-long' })
    expect(seen).toEqual({ pieces, isRefused: false })
  },
)

test.each([true, false])('stops reading a form without an end (with a content-length: %s)', async (told) => {
  const { seen, outcome } = upload(1_000, told)
  expect(await outcome).toEqual({ kind: 'too-long' })
  expect(seen.isRefused).toBe(true)
  expect(seen.pieces).toBeLessThan(200)
})

test.each([
  ['a file of another field', 'name="other"; filename="a.txt"'],
  ['the file', 'name="photo"; filename="me.jpg"'],
  ['a text', 'name="company"'],
])('refuses too much text, cut off within %s, and continues to serve', async (_what, part) => {
  const piece = (disposition: string, text: string) =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}`
  const text = piece('name="message"', `${'x'.repeat(maxFormBytes)}\r\n`)
  const body = new Blob([text, piece(part, 'half of it')]).stream()
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=b' })
  expect(await receiveUpload({ headers, body }, dir)).toEqual({ kind: 'too-long' })
  // The parser reports errors at the end a moment later.
  await new Promise((resolve) => setImmediate(resolve))
})

/** Returns a form with a file of a given size between two texts. */
function formWithFile(bytes: number): Pick<Request, 'headers' | 'body'> {
  const form = new FormData()
  form.set('name', 'Asha')
  form.set('photo', new File([new Uint8Array(bytes)], 'me.jpg'))
  form.set('content', 'They answer at night.')
  return new Request('http://site.test', { method: 'POST', body: form })
}

/** Makes file writes fail as on a disk with limited space. */
async function fillDisk(room: number) {
  const handle = await open(path.join(dir, 'probe'), 'w')
  await handle.close()
  await rm(path.join(dir, 'probe'))
  const files = handle.constructor.prototype
  const write = files.writeFile
  return vi.spyOn(files, 'writeFile').mockImplementation(function (this: unknown, ...args: unknown[]) {
    room -= (args[0] as Buffer).length
    if (room >= 0) return write.apply(this, args)
    return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  })
}

test.each([
  [20, 0],
  [300, 0],
  [300, 100],
  [4_000, 1_000],
])(
  'reads the texts and leaves no file, with a file of %i KB on a disk with %i KB of space',
  async (kilobytes, room) => {
    const disk = await fillDisk(room * 1000)
    try {
      const outcome = await receiveUpload(formWithFile(kilobytes * 1000), dir)
      expect(outcome).toMatchObject({
        kind: 'received',
        fields: [
          ['name', 'Asha'],
          ['content', 'They answer at night.'],
        ],
        file: { problem: 'not-stored', cause: { code: 'ENOSPC' } },
      })
    } finally {
      disk.mockRestore()
    }
  },
)

test('reports a file as not stored if its folder cannot be created', async () => {
  const file = path.join(dir, 'file')
  await writeFile(file, '')
  const outcome = await receiveUpload(formWithFile(20_000), path.join(file, 'incoming'))
  expect(outcome).toMatchObject({ kind: 'received', file: { problem: 'not-stored' } })
  await rm(file)
})

test('estimates by how many characters a text is too long', async () => {
  const form = new FormData()
  form.set('content', 'क'.repeat(Math.ceil(maxFormBytes / 3) + 1_000))
  form.set('company', '')
  form.set('photo', new File([], ''))
  const { headers, body } = new Response(form)
  const outcome = await receiveUpload({ headers, body }, dir)
  expect(outcome).toMatchObject({ kind: 'too-long' })
  expect(outcome.kind === 'too-long' && outcome.by).toBeGreaterThanOrEqual(1_000)
  expect(outcome.kind === 'too-long' && outcome.by).toBeLessThan(1_300)
})
