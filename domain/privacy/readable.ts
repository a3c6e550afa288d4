import { formatDayAndTime } from '../indian-time.ts'
import { capitalize } from '../text/capitalize.ts'

/** Converts a column name to a label: `service_interest` → `Service interest`. */
export function labelOf(column: string): string {
  return capitalize(column.replaceAll('_', ' '))
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
/** Longer JSON values are truncated to this many lines. */
const LONGEST_LIST = 200

/** Formats a stored value for people, and moments by `sayMoment`; returns an empty text if there is none. */
export function readable(value: unknown, sayMoment = formatDayAndTime): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') {
    if (moment.test(value)) return Number.isNaN(Date.parse(value)) ? value : sayMoment(value)
    return /^[[{]/.test(value) ? listed(value) : value
  }
  return String(value)
}

/** Formats stored JSON line by line: `name: Asha`. */
function listed(json: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return json
  }
  return linesOf(parsed, '').slice(0, LONGEST_LIST).join('\n')
}

function linesOf(value: unknown, label: string): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [label ? `${label}: ${value}` : String(value)]
  return Object.entries(value).flatMap(([key, part]) =>
    linesOf(part, /^\d+$/.test(key) ? label : label ? `${label} ${key}` : key),
  )
}
