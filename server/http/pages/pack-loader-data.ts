/**
 * Replaces a page's loader data by plain JSON. React Router writes a table of numbered references, which
 * compresses badly; JSON compresses well next to HTML with the same words. A script in the page rebuilds the
 * table.
 */
export function packLoaderData(html: string): string {
  const start = html.indexOf(BEFORE)
  const end = html.indexOf(AFTER, start)
  // Deferred data and data in several pieces stay unchanged.
  if (start < 0 || end < 0 || html.includes(BEFORE, end)) return html
  const text = html.slice(start + BEFORE.length, end)
  const value = readTable(JSON.parse(JSON.parse(`"${text}"`)) as unknown[])
  if (value === UNKNOWN) return html
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `${html.slice(0, start)}<script>${makeTable}(${json})</script>${html.slice(end + AFTER.length)}`
}

const BEFORE = '<script>window.__reactRouterContext.streamController.enqueue("'
const AFTER = '");</script>'

/**
 * Browser code that rebuilds the table, with each value under its number. -5 is React Router's code for null.
 */
const makeTable =
  '(d=>{let t=[],f=v=>{if(v===null)return-5;let i=t.push(v)-1;' +
  'if(typeof v=="object")t[i]=Array.isArray(v)?v.map(f):Object.fromEntries(Object.entries(v).map(([k,v])=>["_"+f(k),f(v)]));' +
  'return i};f(d);__reactRouterContext.streamController.enqueue(JSON.stringify(t)+"\\n")})'

const UNKNOWN = Symbol('something that JSON has no word for')
/** React Router's codes for null and undefined. */
const NULL = -5
const UNDEFINED = -7

/** Returns the table's data if it contains only objects, arrays, strings, numbers, booleans and null. */
function readTable(table: unknown[]): unknown {
  try {
    return valueAt(0, table)
  } catch {
    return UNKNOWN
  }
}

function valueAt(index: unknown, table: unknown[]): unknown {
  if (index === NULL) return null
  if (typeof index !== 'number' || index < 0) throw UNKNOWN
  const entry = table[index]
  if (typeof entry !== 'object' || entry === null) return entry
  if (Array.isArray(entry)) {
    // An array that begins with a string stands for a date, a promise or another special type.
    if (typeof entry[0] === 'string') throw UNKNOWN
    return entry.map((one) => valueAt(one, table))
  }
  const object: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(entry)) {
    if (inner === UNDEFINED) continue
    const name = valueAt(Number(key.slice(1)), table)
    // In an object literal this name would set the prototype.
    if (typeof name !== 'string' || name === '__proto__') throw UNKNOWN
    object[name] = valueAt(inner, table)
  }
  return object
}
