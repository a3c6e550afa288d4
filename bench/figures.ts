/** A measured figure and its promise. */
export type Figure = {
  what: string
  measured: string
  /** The promise in words; undefined if the figure is only informative. */
  promise?: string
  /** Whether the promise was kept; undefined without a promise. */
  kept?: boolean
}

export type Bench = {
  /** The name for `npm run bench -- NAME`. */
  name: string
  title: string
  /** Measures and yields figures as soon as they are known; `all` includes the parts that take long. */
  measure(all: boolean): AsyncIterable<Figure[]>
}

/** A figure that must not be above `limit`. */
export function atMost(what: string, value: number, limit: number, show: (value: number) => string): Figure {
  return { what, measured: show(value), promise: `≤ ${show(limit)}`, kept: value <= limit }
}

/** A figure that must not be below `limit`. */
export function atLeast(what: string, value: number, limit: number, show: (value: number) => string): Figure {
  return { what, measured: show(value), promise: `≥ ${show(limit)}`, kept: value >= limit }
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
export const ratio = (value: number) => value.toFixed(2)
export const whole = (value: number) => String(Math.round(value))

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ what, measured, promise = '', kept }) => [
    what,
    measured,
    promise,
    kept === undefined ? '' : kept ? 'kept' : 'NOT KEPT',
  ])
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  for (const row of rows) {
    console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
  }
}
