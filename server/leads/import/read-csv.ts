import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { importLimits } from '#domain/leads/import/import-fields.ts'

/** How a file is written. */
export type FileFacts = { encoding: Encoding; delimiter: string }
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type CsvRecord = { line: number; cells: string[] }

/** What a file can't be read for, in words for whoever brought it. */
export class UnreadableFileError extends Error {}

const SAMPLE_BYTES = 256 * 1024

export async function sniffFile(file: string): Promise<FileFacts> {
  const sample = await readSample(file)
  const encoding = encodingOf(sample)
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  return { encoding, delimiter: delimiterOf(text) }
}

/** The rows of a file, one after the other; never more than a few of them in memory. */
export async function* readRecords(file: string, facts: FileFacts): AsyncGenerator<CsvRecord> {
  // Only who brings a file needs it.
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter: facts.delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: importLimits.row,
  })
  pipeline(Readable.from(decoded(file, facts.encoding)), parser, () => {})
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number }
      record: string[]
    }>) {
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

async function* decoded(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let isStart = true
  for await (const chunk of createReadStream(file)) {
    let text = decoder.decode(chunk as Buffer, { stream: true })
    // Excel's own first line, which only names the delimiter.
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

function encodingOf(sample: Buffer): Encoding {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const beginning = sample.subarray(0, 400)
  const zeros = [0, 1].map((parity) => beginning.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > beginning.length / 4 && even < odd / 4) return 'utf-16le'
  if (even > beginning.length / 4 && odd < even / 4) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const namedDelimiter = /^sep=(.)\r?\n/i
const delimiters = [',', ';', '\t', '|']

/** What stands between the headings most often. */
function delimiterOf(text: string): string {
  const named = namedDelimiter.exec(text)?.[1]
  if (named && delimiters.includes(named)) return named
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1)
  const bare = firstLine.slice(0, importLimits.row).replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
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
