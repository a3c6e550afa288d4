import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLoaderData } from './pack-loader-data.ts'

/** A page with a table, as React Router writes it. */
function page(table: string): string {
  return `<p>Before</p><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(table)});</script><p>After</p>`
}

/** What the page's script gives to React Router. */
function tableOf(html: string): string {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  let given = ''
  const context = { streamController: { enqueue: (text: string) => (given += text) } }
  runInNewContext(script, { __reactRouterContext: context, window: { __reactRouterContext: context } })
  return given
}

/** The data that a table tells. */
function read(table: string): unknown {
  const entries = JSON.parse(table) as unknown[]
  const at = (index: number): unknown => {
    if (index === -5) return null
    const entry = entries[index]
    if (typeof entry !== 'object' || entry === null) return entry
    if (Array.isArray(entry)) return entry.map(at)
    return Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [at(Number(key.slice(1))), at(value)]),
    )
  }
  return at(0)
}

/** A table as React Router's: equal texts are there once. */
function write(data: unknown): string {
  const entries: unknown[] = []
  const put = (value: unknown): number => {
    if (value === null) return -5
    const known = entries.findIndex((entry) => typeof entry !== 'object' && entry === value)
    if (known >= 0) return known
    const index = entries.push(undefined) - 1
    if (Array.isArray(value)) entries[index] = value.map(put)
    else if (typeof value === 'object') {
      entries[index] = Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [`_${put(key)}`, put(inner)]),
      )
    } else entries[index] = value
    return index
  }
  put(data)
  return `${JSON.stringify(entries)}\n`
}

test('the same data arrive, whatever they are', () => {
  const data = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    // What names a prototype is left as it is, which a test of its own shows.
    fc.jsonValue({ noUnicodeString: false }).filter((value) => !/-0|__proto__/.test(JSON.stringify(value))),
  )
  fc.assert(
    fc.property(data, (given) => {
      const packed = packLoaderData(page(write(given)))
      expect(packed).toMatch(/^<p>Before<\/p><script>\(d=>/)
      expect(read(tableOf(packed))).toEqual(JSON.parse(JSON.stringify(given)))
    }),
  )
})

test('text that looks like the end of the script stays text', () => {
  const packed = packLoaderData(page(write({ text: '</script><script>alert(1)</script><!--' })))
  expect(packed.match(/<script>/g)).toHaveLength(1)
  expect(read(tableOf(packed))).toEqual({ text: '</script><script>alert(1)</script><!--' })
})

test('what is undefined is left out', () => {
  const packed = packLoaderData(page('[{"_1":-7,"_2":3},"sent","kind","form"]\n'))
  expect(read(tableOf(packed))).toEqual({ kind: 'form' })
})

test.each([
  ['a date', '[{"_1":2},"at",["D",1764000000000]]\n'],
  ['an error', '[{"_1":2},"errors",["SanitizedError",3,4],"Error","Unexpected Server Error"]\n'],
  ['not a number', '[{"_1":-2},"score"]\n'],
  ['itself', '[{"_1":0},"itself"]\n'],
  ['a name that means something else in a script', '[{"_1":2},"__proto__","polluted"]\n'],
])('data with %s stay as they are', (_, table) => {
  expect(packLoaderData(page(table))).toBe(page(table))
})

test('data that come in several pieces stay as they are', () => {
  const twice = page('[{"_1":2},"a","b"]\n') + page('P1:[3]\n')
  expect(packLoaderData(twice)).toBe(twice)
})

test('a page without data stays as it is', () => {
  expect(packLoaderData('<p>A page</p>')).toBe('<p>A page</p>')
})
