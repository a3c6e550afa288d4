import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { maxFormBytes } from '#domain/form-size.ts'
import { importLimits } from '#domain/leads/import/import-fields.ts'

export type UploadRule = {
  /** The field that may contain a file; files in other fields are discarded. */
  field: string
  maxFileBytes: number
  /**
   * Bodies up to this size are read to the end, so that a visitor with too large a file gets the form back
   * with their text.
   */
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

/** Limit of discarded bytes of too large a body: a browser reads no response while it is still sending. */
const MAX_IGNORED_BYTES = 100 * 1024 * 1024
const MAX_PARTS = 60

/**
 * An uploaded file, stored for the duration of the request; or the reason why it was refused or not stored,
 * such as a full disk.
 */
export type UploadedFile =
  | { file: string; name: string }
  | { problem: 'photo-size' }
  | { problem: 'not-stored'; cause: unknown }

export type Upload =
  | { kind: 'received'; fields: [name: string, value: string][]; file: UploadedFile | undefined }
  | { kind: 'broken' }
  /** `by`: estimated number of excess characters, if the text is too long and no file came with it. */
  | { kind: 'too-long'; by?: number | undefined }

/**
 * Receives a multipart form without holding a file in memory: texts are collected up to the limit of a form,
 * and the file goes to disk up to its limit. The caller removes the file. If the disk fails, the texts are
 * still read.
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
  /** Characters per byte, for the estimate of excess characters. */
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
    // For an aborted body the parser emits an error on each part, and an unhandled error would end the
    // process.
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
    // The file of an aborted body would never end.
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

/** Returns undefined for an empty file, which browsers send if none was selected. */
async function writeFile(stream: FileStream, file: string, name: string): Promise<UploadedFile | undefined> {
  try {
    const size = await store(stream, file)
    if (size > 0 && !stream.truncated) return { file, name }
    await rm(file, { force: true })
    return size === 0 ? undefined : { problem: 'photo-size' }
  } catch (cause) {
    // The rest is read and discarded: texts may follow, and a browser reads no response while it is still
    // sending.
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
