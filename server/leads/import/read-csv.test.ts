import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodedFile, readRecords, sniffFile, UnreadableFileError } from './read-csv.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'csv-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: string | Buffer) {
  const file = path.join(folder, 'file.csv')
  writeFileSync(file, content)
  const facts = await sniffFile(file)
  const records: [number, string[]][] = []
  for await (const { line, cells } of readRecords(decodedFile(file, facts.encoding), facts.delimiter))
    records.push([line, cells])
  return { facts, records }
}

const rows = (...cells: string[][]) => cells.map((row, index) => [index + 1, row])
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, string | Buffer, string, string]>([
  ['UTF-8', 'नाम,x\nआशा,1', 'utf-8', ','],
  ['UTF-8 with its mark', '\ufeffनाम;x\nआशा;1', 'utf-8', ';'],
  ['UTF-16', Buffer.from('\ufeffनाम\tx\nआशा\t1', 'utf16le'), 'utf-16le', '\t'],
  ['UTF-16 the other way round', swapped('\ufeffनाम|x\nआशा|1'), 'utf-16be', '|'],
])('%s is read', async (_what, content, encoding, delimiter) => {
  expect(await read(content)).toEqual({
    facts: { encoding, delimiter },
    records: rows(['नाम', 'x'], ['आशा', '1']),
  })
})

test('Windows encodings are recognised', async () => {
  expect((await read(Buffer.from('name,city\nJos\xe9,K\xf6ln', 'latin1'))).records).toEqual(
    rows(['name', 'city'], ['José', 'Köln']),
  )
})

test('a character split between two chunks stays whole', async () => {
  const { records } = await read(`name\n${'a'.repeat(65_530)}\nआशा${'ा'.repeat(30_000)}`)
  expect(records[2]?.[1][0]).toBe(`आशा${'ा'.repeat(30_000)}`)
})

test('Excel’s delimiter line is applied and omitted', async () => {
  expect(await read('sep=;\r\na;b,c\r\n1;2,3')).toMatchObject({
    facts: { delimiter: ';' },
    records: [
      [1, ['a', 'b,c']],
      [2, ['1', '2,3']],
    ],
  })
})

test('a row has the number of its first line, also after multi-line rows', async () => {
  const { records } = await read('a,b\n"1\n2\n3",x\n\n,,\n4,y')
  expect(records).toEqual([
    [1, ['a', 'b']],
    [2, ['1\n2\n3', 'x']],
    [7, ['4', 'y']],
  ])
})

test('quotation marks within a cell, and rows of other lengths, are accepted', async () => {
  expect((await read('a,b\n5" pipe,x\n1\n1,2,3')).records.map(([, cells]) => cells)).toEqual([
    ['a', 'b'],
    ['5" pipe', 'x'],
    ['1'],
    ['1', '2', '3'],
  ])
})

test.each<[string, string, RegExp]>([
  ['a cell of ten million letters', `a,b\n${'x'.repeat(10_000_000)},1`, /far too long/],
  [
    'a quotation mark that is never closed',
    `a,b\n1,"${'x,y\n'.repeat(200_000)}`,
    /far too long|never closed/,
  ],
  ['ten thousand columns', 'x,'.repeat(10_000), /more than 200 columns/],
])('%s is refused with a reason', async (_what, content, reason) => {
  const reading = read(content)
  await expect(reading).rejects.toThrow(UnreadableFileError)
  await expect(reading).rejects.toThrow(reason)
})

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['only empty lines', '\n\n,,,\n'],
])('%s has no rows', async (_what, content) => {
  expect((await read(content)).records).toEqual([])
})

test('binary data is read without errors', async () => {
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256))
  await read(noise).catch((error) => expect(error).toBeInstanceOf(UnreadableFileError))
})

test('Windows encodings are recognised wherever the first such character is', async () => {
  const long = Buffer.from(`name\n${'a\n'.repeat(200_000)}Jos\xe9\n`, 'latin1')
  const { facts, records } = await read(long)
  expect(facts.encoding).toBe('windows-1252')
  expect(records.at(-1)?.[1]).toEqual(['José'])
})

test.each([
  ['a quoted heading with a line break', '"Full\nname";Phone\nAsha;98765 00001\n', ';'],
  [
    'a title above the headings',
    'Leads, November, Delhi\nName;Phone\nAsha;98765 00001\nJuma;98765 00002\n',
    ';',
  ],
  ['commas within the cells', 'Name;Note\nAsha;Hello, you\nJuma;One, two, three\n', ';'],
  ['a single column', 'Phone\n98765 00001\n', ','],
])('detects the delimiter with %s', async (_what, content, delimiter) => {
  expect((await read(content)).facts.delimiter).toBe(delimiter)
})
