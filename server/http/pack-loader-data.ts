/**
 * React Router writes a page's data as a table in which everything is named by its number. Numbers don't compress;
 * the same data as plain JSON do, beside the HTML that shows the same words. So JSON goes out, and the page makes
 * the table of it again.
 */
export function packLoaderData(html: string): string {
  const [found, ...further] = html.matchAll(enqueued)
  const [script = '', text = ''] = found ?? []
  // Data that come later, or in several pieces, stay as they are.
  if (!found || further.length > 0) return html
  const value = readTable(JSON.parse(JSON.parse(text)) as unknown[])
  if (value === UNKNOWN) return html
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // Written out in a script, this name would mean something else.
  if (json.includes('"__proto__"')) return html
  return html.replace(script, () => `<script>${makeTable}(${json})</script>`)
}

const enqueued = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs

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
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([, one]) => one !== UNDEFINED)
      .map(([key, one]) => [valueAt(Number(key.slice(1)), table), valueAt(one, table)]),
  )
}
