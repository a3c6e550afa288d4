/**
 * React Router writes a page's data as a table in which everything is named by its number. Numbers don't compress;
 * the same data as plain JSON do, beside the HTML that shows the same words. So JSON goes out, and the page makes
 * the table of it again.
 */
export function packLoaderData(html: string): string {
  const start = html.indexOf(BEFORE)
  const end = html.indexOf(AFTER, start)
  // Data that come later, or in several pieces, stay as they are.
  if (start < 0 || end < 0 || html.includes(BEFORE, end)) return html
  const text = html.slice(start + BEFORE.length, end)
  const value = readTable(JSON.parse(JSON.parse(`"${text}"`)) as unknown[])
  if (value === UNKNOWN) return html
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `${html.slice(0, start)}<script>${makeTable}(${json})</script>${html.slice(end + AFTER.length)}`
}

const BEFORE = '<script>window.__reactRouterContext.streamController.enqueue("'
const AFTER = '");</script>'

/** In the page: the table, with each value under the number at which it was put. -5 is its word for null. */
const makeTable =
  '(d=>{let t=[],f=v=>{if(v===null)return-5;let i=t.push(v)-1;' +
  'if(typeof v=="object")t[i]=Array.isArray(v)?v.map(f):Object.fromEntries(Object.entries(v).map(([k,v])=>["_"+f(k),f(v)]));' +
  'return i};f(d);__reactRouterContext.streamController.enqueue(JSON.stringify(t)+"\\n")})'

const UNKNOWN = Symbol('something that JSON has no word for')
const NULL = -5
const UNDEFINED = -7

/** What the table says, if that is nothing but objects, lists, texts, numbers, true, false and null. */
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
    // A list that begins with a text stands for a date, a promise and the like.
    if (typeof entry[0] === 'string') throw UNKNOWN
    return entry.map((one) => valueAt(one, table))
  }
  const object: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(entry)) {
    if (inner === UNDEFINED) continue
    const name = valueAt(Number(key.slice(1)), table)
    // Written out in a script, this name would mean something else.
    if (typeof name !== 'string' || name === '__proto__') throw UNKNOWN
    object[name] = valueAt(inner, table)
  }
  return object
}
