import { formatDayAndTime } from '../indian-time.ts'
import { capitalize } from '../text/capitalize.ts'

/** Converts a column name to a label: `service_interest` → `Service interest`. */
export function labelOf(column: string): string {
  return capitalize(column.replaceAll('_', ' '))
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
/** Longer JSON values are truncated to this many lines. */
const LONGEST_LIST = 200

/** How stored values are said: moments, the names of nested fields, and the value of a field. */
type Sayings = {
  moment: (iso: string) => string
  label: (path: readonly string[]) => string
  value: (value: string, field: string) => string
}

const asStored: Sayings = {
  moment: formatDayAndTime,
  label: (path) => path.join(' '),
  value: (value) => value,
}

/** Formats a stored value of a column for people; returns an empty text if there is none. */
export function readable(value: unknown, column = '', say = asStored): string {
  if (value === null || value === undefined || value === '') return ''
  const isJson = typeof value === 'string' && /^[[{]/.test(value)
  return isJson ? listed(value, column, say) : said(value, column, say)
}

function said(value: unknown, field: string, say: Sayings): string {
  const text = String(value)
  const isMoment = typeof value === 'string' && moment.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? say.moment(text) : say.value(text, field)
}

/** Formats stored JSON line by line: `name: Asha`. */
function listed(json: string, column: string, say: Sayings): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return json
  }
  return linesOf(parsed, [], column, say).slice(0, LONGEST_LIST).join('\n')
}

function linesOf(value: unknown, path: readonly string[], column: string, say: Sayings): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') {
    const text = said(value, path.at(-1) ?? column, say)
    return [path.length > 0 ? `${say.label(path)}: ${text}` : text]
  }
  return Object.entries(value).flatMap(([key, part]) =>
    linesOf(part, /^\d+$/.test(key) ? path : [...path, key], column, say),
  )
}
