import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLoaderData } from './pack-loader-data.ts'

/** Returns a page with a data table, as React Router writes it. */
function page(table: string): string {
  return `<p>Before</p><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(table)});</script><p>After</p>`
}

/** Returns the table that the page's script passes to React Router. */
function tableOf(html: string): string {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  let given = ''
  const context = { streamController: { enqueue: (text: string) => (given += text) } }
  runInNewContext(script, { __reactRouterContext: context, window: { __reactRouterContext: context } })
  return given
}

/** Returns the data in a table. */
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

/** Writes a table like React Router, with equal texts only once. */
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

test('transmits the same data, whatever they are', () => {
  const data = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    // Prototype names are covered by a separate test.
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

test('keeps text that looks like the end of the script as text', () => {
  const packed = packLoaderData(page(write({ text: '</script><script>alert(1)</script><!--' })))
  expect(packed.match(/<script>/g)).toHaveLength(1)
  expect(read(tableOf(packed))).toEqual({ text: '</script><script>alert(1)</script><!--' })
})

test('omits undefined values', () => {
  const packed = packLoaderData(page('[{"_1":-7,"_2":3},"sent","kind","form"]\n'))
  expect(read(tableOf(packed))).toEqual({ kind: 'form' })
})

test.each([
  ['a date', '[{"_1":2},"at",["D",1764000000000]]\n'],
  ['an error', '[{"_1":2},"errors",["SanitizedError",3,4],"Error","Unexpected Server Error"]\n'],
  ['NaN', '[{"_1":-2},"score"]\n'],
  ['a circular reference', '[{"_1":0},"itself"]\n'],
  ['a property named __proto__', '[{"_1":2},"__proto__","polluted"]\n'],
])('leaves data with %s unchanged', (_, table) => {
  expect(packLoaderData(page(table))).toBe(page(table))
})

test('leaves data in several pieces unchanged', () => {
  const twice = page('[{"_1":2},"a","b"]\n') + page('P1:[3]\n')
  expect(packLoaderData(twice)).toBe(twice)
})

test('leaves a page without data unchanged', () => {
  expect(packLoaderData('<p>A page</p>')).toBe('<p>A page</p>')
})
