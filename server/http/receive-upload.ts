import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { maxFormBytes } from '#domain/form-size.ts'
import { importLimits } from '#domain/leads/import/import-fields.ts'

export type UploadRule = {
  /** The field that a file may come in. What comes in others is thrown away. */
  field: string
  maxFileBytes: number
  /** Read to its end, so that somebody with too large a file gets the form back with the words still in it. */
  maxBodyBytes: number
}

export const photoUpload: UploadRule = {
  field: 'photo',
  maxFileBytes: 5 * 1024 * 1024,
  maxBodyBytes: 20 * 1024 * 1024,
}
export const tableUpload: UploadRule = {
  field: 'file',
  maxFileBytes: importLimits.bytes,
  maxBodyBytes: importLimits.bytes + 1024 * 1024,
}

/** Of too large a body so much more is read and thrown away: a browser hears no answer while it is still sending. */
const MAX_IGNORED_BYTES = 100 * 1024 * 1024
const MAX_PARTS = 60

/**
 * A picked file, in a file of its own that lasts as long as the request; or that it was too large, or could not be
 * stored, as on a full disk.
 */
export type UploadedFile =
  | { file: string; name: string }
  | { problem: 'photo-size' }
  | { problem: 'not-stored'; cause: unknown }

export type Upload =
  | { kind: 'received'; fields: [name: string, value: string][]; file: UploadedFile | undefined }
  | { kind: 'broken' }
  /** `by`: by about how many characters, where it is the text and no file came with it. */
  | { kind: 'too-long'; by?: number | undefined }

/**
 * Reads a form in parts as it arrives, without ever holding a file in memory: texts are collected, up to as much as
 * any form may have, and the one file goes to disk, up to its limit. The caller removes it. Where the disk does not take
 * it, the texts are still read.
 */
export async function receiveUpload(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  dir: string,
  rule: UploadRule = photoUpload,
): Promise<Upload> {
  let isTooLong = Number(headers.get('content-length')) > rule.maxBodyBytes
  const fields: [string, string][] = []
  let textBytes = 0
  let bodyBytes = 0
  let parts = 0
  /** Of too much text, how many characters a byte is. */
  let charactersPerByte: number | undefined
  let incoming: FileStream | undefined
  let written: Promise<UploadedFile | undefined> | undefined

  const busboy = new Busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    limits: {
      fieldNameSize: 100,
      fieldSize: maxFormBytes,
      fileSize: rule.maxFileBytes,
      parts: MAX_PARTS,
      headerPairs: 20,
      headerSize: 4_096,
    },
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
  })
  busboy.on('field', (name, value, nameCut, valueCut) => {
    parts++
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (nameCut || valueCut || textBytes > maxFormBytes) {
      charactersPerByte ??= value.length / Math.max(Buffer.byteLength(value), 1)
    } else fields.push([name, value.replaceAll('\0', '')])
  })
  busboy.on('file', (name, stream, fileName) => {
    parts++
    // Of a body that breaks off the parser tells each part too, and an error that nobody hears ends the process.
    stream.on('error', () => {})
    if (name !== rule.field || written) stream.pipe(nowhere())
    else {
      incoming = stream
      written = writeFile(stream, path.join(dir, randomUUID()), fileName)
    }
  })
  busboy.on('error', () => {})
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    busboy.on(limit, () => {
      isTooLong = true
    })
  }

  try {
    await pipeline(
      Readable.fromWeb((body ?? new ReadableStream()) as Parameters<typeof Readable.fromWeb>[0]),
      async function* (source) {
        for await (const chunk of source) {
          bodyBytes += (chunk as Buffer).length
          if (bodyBytes > rule.maxBodyBytes) isTooLong = true
          if (bodyBytes > rule.maxBodyBytes + MAX_IGNORED_BYTES) throw new Error('a body without an end')
          if (!isTooLong) yield chunk
        }
      },
      busboy,
    )
  } catch {
    // Of a body that broke off, the file would never end.
    incoming?.destroy()
    await discard(written)
    return { kind: isTooLong || charactersPerByte !== undefined ? 'too-long' : 'broken' }
  }
  if (charactersPerByte !== undefined) {
    const hasFile = (await written) !== undefined
    await discard(written)
    const by = Math.ceil((bodyBytes - maxFormBytes) * charactersPerByte)
    return { kind: 'too-long', by: hasFile || isTooLong ? undefined : by }
  }
  if (isTooLong || parts === 0) {
    await discard(written)
    return { kind: isTooLong ? 'too-long' : 'broken' }
  }
  return { kind: 'received', fields, file: await written }
}

type FileStream = Readable & { truncated?: boolean }

/** Nothing where the file is empty, which is how browsers send that none was picked. */
async function writeFile(stream: FileStream, file: string, name: string): Promise<UploadedFile | undefined> {
  try {
    const size = await store(stream, file)
    if (size > 0 && !stream.truncated) return { file, name }
    await rm(file, { force: true })
    return size === 0 ? undefined : { problem: 'photo-size' }
  } catch (cause) {
    // The rest is read and thrown away: texts may follow, and a browser hears no answer while it is still sending.
    stream.resume()
    await rm(file, { force: true }).catch(() => {})
    return { problem: 'not-stored', cause }
  }
}

async function store(stream: FileStream, file: string): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      await handle.writeFile(chunk)
      size += chunk.length
    }
  } finally {
    await handle.close()
  }
  return size
}

async function discard(written: Promise<UploadedFile | undefined> | undefined) {
  const file = await written
  if (file && 'file' in file) await rm(file.file, { force: true })
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
