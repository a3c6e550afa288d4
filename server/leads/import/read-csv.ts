import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { importLimits } from '#domain/leads/import/import-fields.ts'

/** The format of a file. */
export type FileFacts = { encoding: Encoding; delimiter: string }
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type CsvRecord = { line: number; cells: string[] }

/** The reason why a file cannot be read, for the person who uploaded it. */
export class UnreadableFileError extends Error {}

const delimiters = [',', ';', '\t', '|']
const SAMPLE_BYTES = 256 * 1024
const SAMPLE_RECORDS = 20

const options = {
  info: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: importLimits.row,
} as const
type Parsed = { info: { lines: number }; record: string[] }

/** Detects the format of a file: it is UTF-8 only if all of it is valid. */
export async function sniffFile(file: string): Promise<FileFacts> {
  const sample = await readSample(file)
  const encoding = wideEncodingOf(sample) ?? ((await isUtf8(file)) ? 'utf-8' : 'windows-1252')
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  return { encoding, delimiter: await delimiterOf(text) }
}

/** Yields the rows of a text; only a few are in memory at a time. */
export async function* readRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  // Loaded only when a file is read.
  const { parse } = await import('csv-parse')
  const parser = parse({ ...options, delimiter })
  pipeline(Readable.from(text), parser, () => {})
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      if (record.every((cell) => cell.trim() === '')) continue
      if (record.length > importLimits.columns) {
        throw new UnreadableFileError(`Line ${info.lines} has more than ${importLimits.columns} columns.`)
      }
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      yield { line: Math.max(1, info.lines - breaks), cells: record }
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(whatIsWrong(error))
  } finally {
    parser.destroy()
  }
}

/** Returns the text without Excel's first line that only names the delimiter. */
export async function* decodedFile(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let isStart = true
  for await (const chunk of createReadStream(file)) {
    let text = decoder.decode(chunk as Buffer, { stream: true })
    if (isStart) text = text.replace(namedDelimiter, '')
    isStart = false
    yield text
  }
  yield decoder.decode()
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function wideEncodingOf(sample: Buffer): Encoding | undefined {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  return undefined
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const namedDelimiter = /^sep=(.)\r?\n/i

/** Returns the delimiter that splits most of the first rows into the same number of columns. */
async function delimiterOf(text: string): Promise<string> {
  const named = namedDelimiter.exec(text)?.[1]
  if (named && delimiters.includes(named)) return named
  const { parse } = await import('csv-parse/sync')
  const likeness = delimiters.map((delimiter) => {
    const records: Parsed[] = []
    try {
      const onRecord = (record: unknown) => void records.push(record as Parsed)
      parse(text.trimStart(), { ...options, delimiter, to: SAMPLE_RECORDS, on_record: onRecord })
    } catch {
      // Records before the error still count.
    }
    const widths = new Map<number, number>()
    for (const { record } of records) widths.set(record.length, (widths.get(record.length) ?? 0) + 1)
    widths.delete(1)
    const [width = 1, rows = 0] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
    return { delimiter, rows, width }
  })
  const [likeliest] = likeness.toSorted((a, b) => b.rows - a.rows || b.width - a.width)
  return likeliest?.rows ? likeliest.delimiter : ','
}

function whatIsWrong(error: unknown): string {
  const { code, lines } = error as { code?: string; lines?: number }
  const place = lines === undefined ? '' : ` (line ${lines})`
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `A row is far too long${place}. Perhaps a quotation mark is missing somewhere above.`
  }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.'
  return `The file can’t be read as a table${place}.`
}
